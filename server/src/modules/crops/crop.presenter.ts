import { getMetadataArgsStorage } from 'typeorm';
import type { RequestContext, Viewer } from '../../platform/context.js';
import { toRupees } from '../../platform/money.js';
import { presentContact, presentPerson, type ShownAccount } from '../users/user.presenter.js';
import type { Contact } from '../users/user.types.js';
import { nameInOtherScript } from '../vocabulary/goods.js';
import { CropEntity, type ShownCrop } from './crop.entity.js';
import { isOwner } from './crop.policy.js';
import type { Crop } from './crop.types.js';
import type { CropWithOthers } from './crop-reader.js';
import { farmersLoader, presentImage, shownImagesOf } from './crop-rows.js';
import { remainingOf } from './quantity.rules.js';

/** How a crop's farmer can be reached, where it can; see `presentPerson`. */
type Contacting = (ctx: RequestContext) => Promise<Contact | null>;

/** Its farmer's contact is on no list; what is one's own is no secret. */
const ownContactAlone =
  (crop: ShownCrop): Contacting =>
  async (ctx) =>
    isOwner(ctx.viewer, crop) ? presentContact(await farmersLoader(ctx).load(crop.farmerId)) : null;

/** The columns that `Crop` has under their own names. */
type ShownColumns = Pick<ShownCrop, keyof ShownCrop & keyof Crop>;

/** Reads each column of the row under its own name; it is for GraphQL to show those alone that `Crop` describes. */
class StoredColumns {
  readonly row: ShownCrop | CropWithOthers;

  constructor(row: ShownCrop | CropWithOthers) {
    this.row = row;
  }
}
for (const { propertyName } of getMetadataArgsStorage().filterColumns(CropEntity)) {
  const column = propertyName as keyof ShownCrop;
  Object.defineProperty(StoredColumns.prototype, column, {
    get(this: StoredColumns) {
      return this.row[column];
    },
  });
}

/** Works out each field when it is asked for: most operations ask for a third of them, and only what they need was read. */
class PresentedCrop
  extends (StoredColumns as new (row: ShownCrop | CropWithOthers) => StoredColumns & ShownColumns)
  implements Crop
{
  readonly #viewer: Viewer | null;
  readonly #contact: Contacting;

  constructor(crop: ShownCrop | CropWithOthers, viewer: Viewer | null, contact: Contacting) {
    super(crop);
    this.#viewer = viewer;
    this.#contact = contact;
  }

  get name() {
    return this.row.cropName;
  }

  get nameInOtherScript() {
    return nameInOtherScript(this.row.cropName);
  }

  get location() {
    const { state, district, address } = this.row;
    return { state, district, address };
  }

  get basePrice() {
    return toRupees(this.row.basePricePaise);
  }

  /** Its owner's secret. */
  get reservePrice() {
    const reserve = isOwner(this.#viewer, this.row) ? this.row.reservePricePaise : null;
    return reserve === null ? null : toRupees(reserve);
  }

  get quantity() {
    return { amount: this.row.quantityAmount, unit: this.row.quantityUnit };
  }

  get remainingQuantity() {
    const amount = remainingOf(this.row);
    return amount > 0 ? { amount, unit: this.row.quantityUnit } : null;
  }

  get specifications() {
    const { organic, pesticidesUsed, fertilizersUsed, certifications } = this.row;
    return { organic, pesticidesUsed, fertilizersUsed, certifications };
  }

  get listed() {
    return this.row.deletedAt === null;
  }

  get auctionRow() {
    return this.row;
  }

  farmer(_args: unknown, ctx: RequestContext) {
    const crop = this.row;
    const show = (farmer: ShownAccount) =>
      presentPerson(farmer, { seeEmail: crop.deletedAt === null, contact: () => this.#contact(ctx) });
    return 'farmer' in crop ? show(crop.farmer) : farmersLoader(ctx).load(crop.farmerId).then(show);
  }

  images(_args: unknown, ctx: RequestContext) {
    const crop = this.row;
    if (!('pictures' in crop)) return shownImagesOf(ctx, crop.id);
    return crop.pictures.map((picture) => presentImage(ctx, picture));
  }
}

/**
 * A crop as the viewer may see it. `contact` is for its own page, which alone shows everybody how to reach its farmer
 * (X-11).
 */
export function presentCrop(
  crop: ShownCrop | CropWithOthers,
  viewer: Viewer | null,
  contact: Contacting = ownContactAlone(crop),
): Crop {
  return new PresentedCrop(crop, viewer, contact);
}

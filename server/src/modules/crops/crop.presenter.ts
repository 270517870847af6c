import type { RequestContext, Viewer } from '../../platform/context.js';
import { toRupees } from '../../platform/money.js';
import { presentContact, presentPerson, type ShownAccount } from '../users/user.presenter.js';
import type { Contact } from '../users/user.types.js';
import { nameInOtherScript } from '../vocabulary/goods.js';
import type { ShownCrop } from './crop.entity.js';
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

/** Works out each field when it is asked for: most operations ask for a third of them, and only what they need was read. */
class PresentedCrop implements Crop {
  readonly #crop: ShownCrop | CropWithOthers;
  readonly #viewer: Viewer | null;
  readonly #contact: Contacting;

  constructor(crop: ShownCrop | CropWithOthers, viewer: Viewer | null, contact: Contacting) {
    this.#crop = crop;
    this.#viewer = viewer;
    this.#contact = contact;
  }

  get id() {
    return this.#crop.id;
  }

  get farmerId() {
    return this.#crop.farmerId;
  }

  get cropName() {
    return this.#crop.cropName;
  }

  get name() {
    return this.#crop.cropName;
  }

  get nameInOtherScript() {
    return nameInOtherScript(this.#crop.cropName);
  }

  get category() {
    return this.#crop.category;
  }

  get description() {
    return this.#crop.description;
  }

  get location() {
    const { state, district, address } = this.#crop;
    return { state, district, address };
  }

  get priceType() {
    return this.#crop.priceType;
  }

  get basePrice() {
    return toRupees(this.#crop.basePricePaise);
  }

  /** Its owner's secret. */
  get reservePrice() {
    const reserve = isOwner(this.#viewer, this.#crop) ? this.#crop.reservePricePaise : null;
    return reserve === null ? null : toRupees(reserve);
  }

  get quantity() {
    return { amount: this.#crop.quantityAmount, unit: this.#crop.quantityUnit };
  }

  get remainingQuantity() {
    const amount = remainingOf(this.#crop);
    return amount > 0 ? { amount, unit: this.#crop.quantityUnit } : null;
  }

  get minQuantity() {
    return this.#crop.minQuantity;
  }

  get harvestDate() {
    return this.#crop.harvestDate;
  }

  get expiryDate() {
    return this.#crop.expiryDate;
  }

  get qualityGrade() {
    return this.#crop.qualityGrade;
  }

  get specifications() {
    const { organic, pesticidesUsed, fertilizersUsed, certifications } = this.#crop;
    return { organic, pesticidesUsed, fertilizersUsed, certifications };
  }

  get status() {
    return this.#crop.status;
  }

  get verified() {
    return this.#crop.verified;
  }

  get createdAt() {
    return this.#crop.createdAt;
  }

  get version() {
    return this.#crop.version;
  }

  get listed() {
    return this.#crop.deletedAt === null;
  }

  get auctionRow() {
    return this.#crop;
  }

  farmer(_args: unknown, ctx: RequestContext) {
    const crop = this.#crop;
    const show = (farmer: ShownAccount) =>
      presentPerson(farmer, { seeEmail: crop.deletedAt === null, contact: () => this.#contact(ctx) });
    return 'farmer' in crop ? show(crop.farmer) : farmersLoader(ctx).load(crop.farmerId).then(show);
  }

  images(_args: unknown, ctx: RequestContext) {
    const crop = this.#crop;
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

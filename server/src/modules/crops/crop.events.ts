import type { CropEntity } from './crop.entity.js';

/** A farmer is removing a crop whose row the transaction holds. */
export class CropRemoved {
  #rowIsNeeded = false;

  constructor(readonly cropId: string) {}

  /** For a listener whose own rows point to the crop: it then stays for them, unseen by everyone else. */
  keepRow(): void {
    this.#rowIsNeeded = true;
  }

  get rowIsNeeded(): boolean {
    return this.#rowIsNeeded;
  }
}

/** The last of a crop was sold; the transaction holds its row. */
export class CropSold {
  constructor(readonly cropId: string) {}
}

/**
 * Its farmer edited a crop; the transaction holds its row. `crop` is what it says now, `before` what it said. A listener
 * may throw where the edit takes away what its own rows rely on.
 */
export class CropEdited {
  constructor(
    readonly crop: CropEntity,
    readonly before: CropEntity,
  ) {}
}

/**
 * The clock has decided about the auction of a crop whose row the transaction holds, and that is not stored: `crop` is
 * as it is stored. Every command that locks the row publishes it first, so that nothing is done on top of what is over.
 */
export class AuctionDue {
  constructor(readonly crop: CropEntity) {}
}

/** The last good day of a crop is over, and it is written down; the transaction holds its row. */
export class CropExpired {
  constructor(readonly crop: CropEntity) {}
}

/** A crop is for sale from now on: listed, published from a draft, or listed anew. */
export class CropListed {
  constructor(readonly crop: CropEntity) {}
}

/** A farmer sells again: `crop` is the new listing, `from` the old one, which stays as it is. */
export class CropRelisted {
  constructor(
    readonly crop: CropEntity,
    readonly from: CropEntity,
  ) {}
}

/** The kind of topic of changed crops, for open pages. */
export const CROPS = 'crops';

/** The topic of one crop. */
export const cropTopic = (id: string): string => `${CROPS}:${id}`;

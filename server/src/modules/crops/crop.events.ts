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

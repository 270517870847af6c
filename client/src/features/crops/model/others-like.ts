interface Other {
  readonly id: string;
  readonly farmer: { readonly id: string };
}

type Page<Crop> = { readonly nodes: readonly Crop[] } | null;

interface Found<Crop> {
  readonly ofFarmer: Page<Crop>;
  /** Of the same goods near it. */
  readonly alike: Page<Crop>;
  /** Of the same category near it. */
  readonly nearby: Page<Crop>;
}

/** So many of each are shown. */
const SHOWN = 3;

/** What else its farmer sells, and what others sell near it: the same goods first, then what is of its kind; none twice, never itself. */
export function othersLike<Crop extends Other>(crop: Other, found: Found<Crop> | undefined) {
  const ofFarmer = (found?.ofFarmer?.nodes ?? []).filter(({ id }) => id !== crop.id);
  const near = [...(found?.alike?.nodes ?? []), ...(found?.nearby?.nodes ?? [])];
  const byId = new Map(near.filter(({ farmer }) => farmer.id !== crop.farmer.id).map((each) => [each.id, each]));
  return { ofFarmer: ofFarmer.slice(0, SHOWN), alike: [...byId.values()].slice(0, SHOWN) };
}

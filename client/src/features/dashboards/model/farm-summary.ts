type SummedCrop = { status: string; basePrice: number; quantity: { amount: number } };

/** The farm in a few numbers, over the crops that are given. */
export type FarmSummary = {
  active: number;
  sold: number;
  /** Rupees: base price times quantity, over the active crops. */
  valueOnSale: number;
};

/** Counts what a farmer asks first: what is on sale, what it is worth, what is sold. */
export function summarise(crops: readonly SummedCrop[]): FarmSummary {
  const active = crops.filter((crop) => crop.status === 'ACTIVE');
  return {
    active: active.length,
    sold: crops.filter((crop) => crop.status === 'SOLD').length,
    valueOnSale: Math.round(active.reduce((sum, crop) => sum + crop.basePrice * crop.quantity.amount, 0)),
  };
}

/** A line of an answer that says what one crop sells for, in its parts. */
export type PriceLine = {
  /** Of a mandi, or a support price that the state announced. */
  kind: 'mandi' | 'support';
  /** The mandi, or the crop. */
  name: string;
  price: string;
  /** Between which prices it sold; or which crop the price is for. */
  detail: string;
  /** Since when it rose or fell by how much; or of which season, announced when. */
  note: string;
};

/** `Hisar Mandi: ₹2,500/quintal (₹2,450–₹2,540, +2.3%)`, as the server's mandi-price.tool.ts writes it. */
const MANDI = /^(.+?): (₹[\d,.]+)\/(?:quintal|क्विंटल) \((₹[\d,.]+–₹[\d,.]+)(?:, ([^()]+))?\)$/;

/** `Gram: ₹5,875/quintal for the crop sold now (RMS 2026-27, announced 1 Oct 2025)`, as support-price.tool.ts writes it. */
const SUPPORT = /^(.+?): (₹[\d,.]+)\/(?:quintal|क्विंटल),? ([^()]+) \(([^()]*\d{4}-\d{2}, [^()]+)\)$/;

/** The parts of a line that is a price in the advisor's own form; undefined for any other. */
export function readPriceLine(line: string): PriceLine | undefined {
  for (const [kind, form] of [
    ['mandi', MANDI],
    ['support', SUPPORT],
  ] as const) {
    const [, name, price, detail, note] = form.exec(line.trim()) ?? [];
    if (name && price && detail) return { kind, name, price, detail, note: note ?? '' };
  }
  return undefined;
}

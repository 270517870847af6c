import { drawing, element } from './dom';
import type { LoanYear } from './model/instalments';
import { formatRupees } from './numbers';
import type { Say } from './texts';

/** Size of the drawing in its own units, about a phone's pixels, so that its words stay readable there. */
const WIDTH = 360;
const HEIGHT = 190;
const FLOOR = HEIGHT - 22;
const CEILING = 22;

/** One bar for each year: principal below, interest above. The table under it says the same in figures. */
export function loanPlot(years: readonly LoanYear[], say: Say): HTMLElement {
  const highest = Math.max(...years.map(({ principal, interest }) => principal + interest));
  const heightOf = (rupees: number) => (rupees / highest) * (FLOOR - CEILING);
  const step = WIDTH / years.length;
  const width = Math.min(step * 0.64, 56);
  // Twenty numbers under twenty bars would touch.
  const everyOther = years.length > 12;

  const bars = years.flatMap(({ year, principal, interest }, index) => {
    const left = index * step + (step - width) / 2;
    const bar = (part: string, rupees: number, top: number) =>
      drawing(
        'rect',
        { class: part, x: String(left), y: String(top), width: String(width), height: String(heightOf(rupees)) },
        drawing('title', {}, `${say('loan.year')} ${year}: ${formatRupees(rupees)}`),
      );
    const top = FLOOR - heightOf(principal);
    const place = { x: String(left + width / 2), y: String(HEIGHT - 6), 'text-anchor': 'middle' };
    return [
      bar('principal', principal, top),
      bar('interest', interest, top - heightOf(interest)),
      everyOther && index % 2 === 1 ? null : drawing('text', place, String(year)),
    ];
  });

  return element(
    'figure',
    {},
    element(
      'figcaption',
      {},
      element('span', { class: 'legend principal' }, say('loan.principal')),
      element('span', { class: 'legend interest' }, say('loan.interestPart')),
    ),
    drawing(
      'svg',
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': say('loan.plot') },
      drawing('text', { x: '0', y: '13' }, formatRupees(highest)),
      drawing('path', { class: 'floor', d: `M0 ${FLOOR}H${WIDTH}` }),
      ...bars,
    ),
  );
}

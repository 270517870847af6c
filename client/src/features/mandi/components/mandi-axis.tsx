import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { formatRupees } from '@/lib/money';
import { RangeBar, zoomed } from '@/ui/catalogue/range-bar';

type MandiAxisProps = {
  /** The dearest first. */
  rows: readonly { place: string; note?: string | undefined; price: number; isOwn: boolean }[];
  /** A price that is marked on every line, such as the MSP. */
  mark?: number | undefined;
};

const style: SxProps<Theme> = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 0.5, textAlign: 'left', whiteSpace: 'nowrap' },
  '& th': { fontWeight: 500, width: '1%', pr: 1.5 },
  '& th small': { ml: 0.75, color: 'text.secondary', fontWeight: 400, fontSize: '0.8125rem' },
  '& td:last-of-type': { width: '1%', pl: 1.5, textAlign: 'right', fontWeight: 600 },
  '& tr:not([data-own]) [data-part=dot]': { bgcolor: 'primary.light' },
  '& [data-own] th, & [data-own] td': { fontWeight: 700 },
};

/** What each mandi pays, on an axis that shows differences. A table to everyone who does not see it: each dot stands beside its figure. */
export function MandiAxis({ rows, mark }: MandiAxisProps) {
  const scale = zoomed([...rows.map(({ price }) => price), ...(mark === undefined ? [] : [mark])]);
  return (
    <Box component="table" sx={style}>
      <tbody>
        {rows.map(({ place, note, price, isOwn }) => (
          <tr key={place} data-own={isOwn || undefined}>
            <th scope="row">
              <span>{place}</span>
              {note ? <small>{note}</small> : null}
            </th>
            <td>
              <RangeBar marked={price} scale={scale} tick={mark} />
            </td>
            <td>{formatRupees(Math.round(price))}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

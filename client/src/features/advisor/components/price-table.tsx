import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useText } from '@/i18n/use-text';
import type { PriceTable as PriceTableBlock } from '../model/format-answer';

const tableStyle: SxProps<Theme> = {
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'start', pb: 1, fontSize: '1.0625rem', lineHeight: 1.5 },
  '& :is(th, td)': {
    px: 1,
    py: 0.75,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& :is(th, td):first-of-type': { pl: 0 },
  '& :is(th, td):last-of-type': { pr: 0 },
  '& thead th': {
    verticalAlign: 'bottom',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: 'text.secondary',
    overflowWrap: 'normal',
  },
  '& tbody th': { fontWeight: 500 },
  '& tbody tr:last-of-type :is(th, td)': { borderBottom: 0 },
  '& .figure': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& thead .figure': { whiteSpace: 'normal' },
};

const noteStyle = { display: 'block', fontSize: '0.8125rem', color: 'text.secondary', fontWeight: 400 } as const;

/** Prices of an answer below each other, so that they compare: one mandi a row, or one crop and season. */
export function PriceTable({ table: { kind, caption, lines } }: { table: PriceTableBlock }) {
  const { t, language } = useText();
  const isMandi = kind === 'mandi';
  return (
    <Box component="table" sx={tableStyle}>
      {caption ? <caption>{caption.spans.map(({ text }) => text).join('')}</caption> : null}
      {/* The answer may be in another language than the page, whose words these are. */}
      <thead lang={language}>
        <tr>
          {/* The figures need no more than they have: a mandi's name stands on one line where it can. */}
          <th scope="col" style={isMandi ? { width: '8.5rem' } : undefined}>
            {t(isMandi ? 'advisor.prices.mandi' : 'advisor.prices.crop')}
          </th>
          <th scope="col" className="figure">
            {t('advisor.prices.price')}
          </th>
          <th scope="col" className={isMandi ? 'figure' : undefined}>
            {t(isMandi ? 'advisor.prices.range' : 'advisor.prices.for')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ at, price: { name, price, detail, note } }) => (
          <tr key={at}>
            <th scope="row">{name}</th>
            <td className="figure">
              <strong>{price}</strong>
              {isMandi && note ? <Note>{note}</Note> : null}
            </td>
            <td className={isMandi ? 'figure' : undefined}>
              <span>{detail}</span>
              {isMandi ? null : <Note>{note}</Note>}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Box component="span" sx={noteStyle}>
      {children}
    </Box>
  );
}

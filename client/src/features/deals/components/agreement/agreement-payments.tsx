import Box from '@mui/material/Box';
import { formatDate } from '@/lib/dates';
import { formatRupees } from '@/lib/money';
import type { DealShown } from '../deal-shown';
import { Both, Part } from './two-languages';

/** More would leave nothing legible of a page; what was before them is one line. */
const SHOWN = 16;

const cell = { py: '0.1em', pr: '0.8em', textAlign: 'left', verticalAlign: 'top', fontWeight: 'inherit' } as const;

/** Four columns have no room on a phone: there, how it was paid and whether it arrived stand below day and amount. Paper is wide. */
const onPhone = (style: object) => ({ '@media screen and (max-width: 599.95px)': style });

/** What was paid, how and when, and whether it arrived. */
export function AgreementPayments({ deal }: { deal: DealShown }) {
  const { payments, paidAmount, finalAmount, total } = deal;
  const earlier = payments.slice(0, Math.max(0, payments.length - SHOWN));
  const arrived = earlier.filter(({ status }) => status === 'RECEIVED').reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Part id="agreement.payments">
      {earlier.length > 0 ? (
        <Box>
          <Both id="agreement.earlier" values={{ count: earlier.length, amount: formatRupees(arrived) }} />
        </Box>
      ) : null}
      {payments.length > 0 ? (
        <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }}>
          <tbody>
            {payments.slice(-SHOWN).map(({ id, amount, method, reference, status, createdAt }) => (
              <Box component="tr" key={id} sx={onPhone({ display: 'block', pb: '0.6em' })}>
                <Box component="td" sx={{ ...cell, whiteSpace: 'nowrap' }}>
                  {formatDate(createdAt, 'en')}
                </Box>
                <Box component="td" sx={{ ...cell, whiteSpace: 'nowrap', fontWeight: 600 }}>
                  {formatRupees(amount)}
                </Box>
                <Box component="td" sx={{ ...cell, overflowWrap: 'normal', ...onPhone({ display: 'block' }) }}>
                  <Both id={`deal.method.${method}`} />
                  {reference ? <Box component="span" sx={{ overflowWrap: 'anywhere' }}>{` · ${reference}`}</Box> : null}
                </Box>
                <Box component="td" sx={{ ...cell, pr: 0, ...onPhone({ display: 'block' }) }}>
                  <Both id={`deal.paymentStatus.${status}`} />
                </Box>
              </Box>
            ))}
          </tbody>
        </Box>
      ) : null}
      <Box sx={{ fontWeight: 600 }}>
        <Both
          id={`deal.paymentState.${deal.paymentState}`}
          values={{
            due: formatRupees(finalAmount ?? total),
            paid: formatRupees(paidAmount),
            over: formatRupees(Math.max(0, Math.round((paidAmount - (finalAmount ?? total)) * 100) / 100)),
          }}
        />
      </Box>
      <Box>
        <Both id="agreement.money" />
      </Box>
    </Part>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { DealStep } from '@/graphql/generated/schema-types';
import { useText } from '@/i18n/use-text';
import { nextOf } from '@/lib/deal-next';
import { TimeLeft } from '@/ui/data/time-left';
import { LoadingText } from '@/ui/feedback/loading-text';
import { useFetchedEarly } from '@/ui/feedback/when-opened';
import { nameOfStatement } from '../model/dispute';
import type { DealShown } from './deal-shown';
import { NextTask } from './next-task';
import type { OpenStep } from './open-form';
import { useSituationText } from './use-situation-text';

const loadForms = () => import('./open-form');
const OpenForm = lazy(loadForms);

/** What can be done beside what is asked for, the friendlier first. */
const quiet = [
  'PROPOSE_PICK_UP',
  'RECORD_WEIGHT',
  'MARK_PAYMENT',
  'DISPUTE',
  'CANCEL',
] as const satisfies readonly DealStep[];

/** What a step came to; a new one each time, so that the same words get the focus again. */
export type Notice = { text: string };

type NextPanelProps = {
  deal: DealShown;
  /** What the last step came to; it gets the focus. */
  notice: Notice | null;
  onOutcome(text: string): void;
};

/** What is next, for whom and by when, with the one button that matters; what else is allowed stands quieter below. */
export function NextPanel({ deal, notice, onOutcome }: NextPanelProps) {
  const { t } = useText();
  const headingId = useId();
  const formId = useId();
  const sentence = useSituationText(deal);
  const [open, setOpen] = useState<OpenStep | null>(null);
  const noticeBox = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  useFetchedEarly(loadForms);
  const steps = nextOf(deal, Date.now());
  const tasks = steps.flatMap(({ task }) => (task ? [task] : []));
  // Every owed payment is stated: nothing is left to state, unless one is disputed.
  const isAllTold = deal.amountToPay === 0;
  const others = quiet.filter(
    (step) =>
      deal.allowedActions.includes(step) &&
      !tasks.some((task) => belongsTo(step, task)) &&
      !(step === 'MARK_PAYMENT' && isAllTold),
  );
  const shown = open && deal.allowedActions.includes(open.step) ? open : null;

  // What was pressed is gone with its form; what came of it is read from here.
  useEffect(() => {
    if (notice) noticeBox.current?.focus();
  }, [notice]);

  const finish = (text: string) => {
    setOpen(null);
    onOutcome(text);
  };
  const show = (step: OpenStep) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpen(step);
  };
  const toggle = (step: (typeof quiet)[number]) => (shown?.step === step ? setOpen(null) : show({ step }));
  const close = () => {
    setOpen(null);
    opener.current?.focus();
  };
  const form = shown ? (
    <Box id={formId} sx={{ mt: 2, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Suspense fallback={<LoadingText text={t('ui.loading')} />}>
        <OpenForm deal={deal} open={shown} onOutcome={finish} onCancel={close} />
      </Suspense>
    </Box>
  ) : null;
  const asks = tasks.length > 0 || steps[0].situation === 'RATE';
  const isTask = shown !== null && tasks.some((task) => belongsTo(shown.step, task));

  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        mb: { xs: 2.5, md: 3 },
        p: { xs: 2.5, sm: 3.5 },
        border: 1,
        borderColor: 'divider',
        borderTop: '6px solid',
        borderTopColor: 'secondary.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: '0 1px 2px rgb(40 50 30 / 6%), 0 6px 20px rgb(40 50 30 / 6%)',
      }}
    >
      {notice ? (
        <Box
          ref={noticeBox}
          tabIndex={-1}
          role="status"
          sx={{ mb: 2, px: 2, py: 1, borderRadius: 1, bgcolor: 'background.default', fontWeight: 600 }}
        >
          {notice.text}
        </Box>
      ) : null}
      <Typography variant="h3" component="h2" id={headingId}>
        {t(asks ? 'deal.yourTurn' : `deal.state.${deal.state}`)}
      </Typography>
      {steps.map((next, index) => (
        <Box key={next.situation} sx={index > 0 ? { mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' } : undefined}>
          {/* Said politely where what the other side does changes it. */}
          <Typography role="status" sx={{ mt: 0.5, fontSize: '1.0625rem' }}>
            {sentence(next.situation)}
          </Typography>
          {next.clock ? (
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              <Box component="span" sx={{ display: 'block' }}>
                <TimeLeft until={next.clock.at} />
              </Box>{' '}
              <span>{t(`deal.silence.${next.clock.step}`)}</span>
            </Typography>
          ) : null}
          {next.task ? (
            <Box sx={{ mt: 2 }}>
              <NextTask
                deal={deal}
                task={next.task}
                first={index === 0}
                open={shown}
                formId={formId}
                onOpen={show}
                onOutcome={finish}
              />
              {shown && belongsTo(shown.step, next.task) ? form : null}
            </Box>
          ) : null}
        </Box>
      ))}
      {others.length > 0 ? (
        <Box sx={{ mt: 2.5, display: 'flex', flexWrap: 'wrap', columnGap: 1, mx: -1 }}>
          {others.map((step) => (
            <Button
              key={step}
              {...lookOf(step, deal)}
              aria-expanded={shown?.step === step}
              aria-controls={shown?.step === step ? formId : undefined}
              onClick={() => toggle(step)}
            >
              <span>{t(quietText(step, deal))}</span>
            </Button>
          ))}
        </Box>
      ) : null}
      {isTask ? null : form}
    </Box>
  );
}

/** Below which task a form opens; a no stands below its question. */
function belongsTo(step: OpenStep['step'], task: DealStep): boolean {
  if (task === 'CONFIRM_PICK_UP') return step === 'PROPOSE_PICK_UP';
  if (task === 'CONFIRM_WEIGHT') return step === 'DISPUTE';
  if (task === 'CONFIRM_PAYMENT') return step === 'DENY_PAYMENT';
  return step === task;
}

/** In a dispute, to say something is all that can be done: then it is a button that one sees. */
function lookOf(step: (typeof quiet)[number], { state }: DealShown) {
  if (step === 'DISPUTE' && state === 'DISPUTED') return { variant: 'outlined', sx: { ml: 1 } } as const;
  const color = step === 'CANCEL' || step === 'DISPUTE' ? 'error' : 'primary';
  return { size: 'small', color, sx: { px: 1 } } as const;
}

/** What the quieter buttons say, which depends on what was there before. */
function quietText(step: (typeof quiet)[number], deal: DealShown) {
  const { state, pickup, pickupProposal } = deal;
  if (step === 'PROPOSE_PICK_UP' && (pickup || pickupProposal)) return 'deal.do.PROPOSE_ANOTHER_DAY';
  if (step === 'RECORD_WEIGHT' && state === 'WEIGHED') return 'deal.do.CORRECT_WEIGHT';
  if (step === 'MARK_PAYMENT' && state === 'AGREED') return 'deal.do.MARK_ADVANCE';
  if (step === 'DISPUTE') return nameOfStatement(deal);
  return `deal.do.${step}` as const;
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { LoadingText } from '@/ui/feedback/loading-text';
import { visuallyHidden } from '@/ui/feedback/visually-hidden';
import { WhenOpened } from '@/ui/feedback/when-opened';
import { StripNote } from '@/ui/price-strip/strip-note';
import { amountsOf } from '../../model/amounts';
import type { InboxBid } from '../../model/inbox-bid';
import type { Todo } from '../../model/todos';
import { AnswerNote, type AnswerResult } from '../answer-note';
import { RowList } from '../row-list';
import { useAcceptOffer } from '../use-accept-offer';
import { useLinkedBid } from '../use-linked-bid';
import { BidTodo } from './bid-todo';
import { RowPicture } from './row-picture';
import { AuctionTodo, DealTodo } from './task-todo';
import type { Inbox } from './use-inbox';

const loadSheet = () => import('./bid-sheet');
const BidSheet = lazy(loadSheet);
const LinkedBid = lazy(() => import('../linked-bid'));

/** What waits for the reader, what ends first on top, answered in place; below it what they wait for themselves. */
export function TodoList({ side, inbox }: { side: 'FARMER' | 'BUYER'; inbox: Inbox }) {
  const { t } = useText();
  const [result, setResult] = useState<AnswerResult | null>(null);
  const [more, setMore] = useState<{ bid: InboxBid; open: boolean } | null>(null);
  const accepting = useAcceptOffer(side, onAnswered);
  const heading = useRef<HTMLHeadingElement>(null);
  const linked = useLinkedBid();
  const { todos, sent, further } = inbox;
  // A buyer's bids that nobody has answered fill the list of all bids; here stand the counter-offers.
  const waiting = side === 'FARMER' ? sent : sent.filter(({ offers }) => offers.length > 1);

  function onAnswered(answer: AnswerResult) {
    setMore((opened) => opened && { ...opened, open: false });
    setResult(answer);
  }

  const bids = todos.flatMap((todo) => (todo.kind === 'bids' ? todo.bids : []));
  const isElsewhere =
    linked !== null && !inbox.loading && !result && ![...bids, ...waiting].some(({ id }) => id === linked);
  const around = bids.find(({ crop }) => crop.priceComparison)?.crop.priceComparison;
  const rowOf = (bid: InboxBid, ofGroup = false) => (
    <BidTodo
      key={bid.id}
      bid={bid}
      ofGroup={ofGroup}
      marked={bid.id === linked}
      onAccept={() => accepting.ask(bid)}
      onMore={() => setMore({ bid, open: true })}
    />
  );
  return (
    <>
      {isElsewhere ? (
        <Suspense fallback={<LoadingText text={t('dashboards.linked.loading')} />}>
          <LinkedBid id={linked} side={side} />
        </Suspense>
      ) : null}
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={visuallyHidden}>
        {t('dashboards.today')}
      </Typography>
      {result ? <AnswerNote key={result.text} {...result} /> : null}
      {todos.length > 0 ? (
        <RowList label={t('dashboards.today')}>
          {todos.map((todo) => (
            <TodoRow key={`${todo.kind} ${todo.id}`} todo={todo} side={side} rowOf={rowOf} />
          ))}
        </RowList>
      ) : null}
      <NothingToDo inbox={inbox} side={side} />
      {around ? (
        <Box sx={{ mt: 1 }}>
          <StripNote around={around} />
        </Box>
      ) : null}
      {further > 0 ? (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('dashboards.furtherBids', { count: further })}
        </Typography>
      ) : null}
      {waiting.length > 0 ? (
        <Box sx={{ mt: 3 }}>
          <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
            {t('dashboards.waitingFor')}
          </Typography>
          <RowList label={t('dashboards.waitingFor')}>{waiting.map((bid) => rowOf(bid))}</RowList>
        </Box>
      ) : null}
      <WhenOpened open={more?.open ?? false} load={loadSheet}>
        {more ? (
          <BidSheet
            key={more.bid.lastOffer.id}
            bid={more.bid}
            open={more.open}
            onClose={() => setMore({ ...more, open: false })}
            onAnswered={onAnswered}
            onGone={() => {
              setMore({ ...more, open: false });
              heading.current?.focus();
            }}
          />
        ) : null}
      </WhenOpened>
      <ConfirmDialog {...accepting.question} confirmLabel={t('farmerDashboard.accept')} />
    </>
  );
}

type TodoRowProps = { todo: Todo; side: 'FARMER' | 'BUYER'; rowOf(bid: InboxBid, ofGroup?: boolean): ReactNode };

function TodoRow({ todo, side, rowOf }: TodoRowProps) {
  const { t } = useText();
  if (todo.kind === 'deal') return <DealTodo {...todo} side={side} />;
  if (todo.kind === 'auction') return <AuctionTodo {...todo} side={side} />;
  const [{ crop, lastOffer }] = todo.bids;
  if (todo.bids.length === 1) return rowOf(todo.bids[0]);
  const best = t('farmerDashboard.liveBids', { count: todo.bids.length, best: amountsOf(side)(lastOffer.price) });
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1.25, px: { xs: 2, sm: 3 }, pt: 0.5 }}>
        <RowPicture crop={{ name: crop.cropName, images: crop.images }} size={40} />
        <Typography variant="body2" component="h3" sx={{ minWidth: 0 }}>
          <Box component="span" lang={languageOfScript(crop.cropName)} sx={{ fontWeight: 700 }}>
            {crop.cropName}
          </Box>
          <span>{` · ${best}`}</span>
        </Typography>
      </Box>
      <Box
        component="ul"
        aria-label={t('farmerDashboard.bidsOn', { crop: crop.cropName })}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {todo.bids.map((bid) => rowOf(bid, true))}
      </Box>
    </li>
  );
}

/** What is said where nothing waits, or not everything could be asked for. */
function NothingToDo({ inbox: { loading, failed, retry, todos }, side }: { inbox: Inbox; side: 'FARMER' | 'BUYER' }) {
  const { t } = useText();
  if (failed) {
    return (
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 1 }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('dashboards.todayFailed')}</Typography>
        <Button onClick={retry}>{t('dashboards.retry')}</Button>
      </Box>
    );
  }
  if (todos.length > 0) return null;
  if (loading) return <LoadingText text={t('dashboards.todayLoading')} />;
  return (
    <Typography role="status" sx={{ py: 2, color: 'text.secondary' }}>
      {t(`dashboards.todayNone.${side}`)}
    </Typography>
  );
}

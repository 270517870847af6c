import type { Breach } from '../checker.js';
import { groupBy } from './group-by.js';
import type { AttemptedIntention, Summary } from './summary.js';

/** An account keeps ten sign-ins; a further one ends the oldest. */
const MOST_SIGN_INS = 10;
/** A lost answer is given again for 20 seconds; after that the token counts as stolen. */
const SAFE_TO_REPEAT_MS = 18_000;

const wasRefused = (code: string | undefined) => code === 'UNAUTHENTICATED';

/** Whether refresh tokens have one successor each, and a replay ends its own sign-in and no other. */
export function checkSessions(summary: Summary): Breach[] {
  const refreshes = summary.of('refresh');
  const replays = summary.of('replay');
  const signIns = groupBy([...summary.of('register'), ...summary.of('login')], ({ person }) => person);
  const signInsOf = (person: string) =>
    (signIns.get(person) ?? []).flatMap(({ attempts }) => attempts.filter(({ outcome }) => outcome !== 'refused'))
      .length;
  const replaysOf = groupBy(replays, ({ session }) => session);
  const perSession = [...groupBy(refreshes, ({ session }) => session)].flatMap(([session, own]) =>
    checkSession(own, replaysOf.get(session) ?? [], signInsOf(own[0]?.person ?? '') >= MOST_SIGN_INS),
  );
  return [...checkSuccessors(refreshes), ...checkReplays(replays), ...perSession];
}

function checkSuccessors(refreshes: readonly AttemptedIntention[]): Breach[] {
  return [...groupBy(refreshes, ({ token }) => token)].flatMap(([token, same]): Breach[] => {
    const successors = new Set(same.flatMap(({ attempts }) => attempts.flatMap((attempt) => attempt.token ?? [])));
    if (successors.size < 2) return [];
    return [{ promise: 'two successors', what: `${same[0]?.id}: ${token} gave ${[...successors].join(' and ')}` }];
  });
}

function checkReplays(replays: readonly AttemptedIntention[]): Breach[] {
  return replays
    .filter(({ outcome }) => outcome === 'done')
    .map(({ id, session }) => ({ promise: 'replay answered', what: `${id} in ${session}` }));
}

function checkSession(
  refreshes: readonly AttemptedIntention[],
  replays: readonly AttemptedIntention[],
  hasTooMany: boolean,
): Breach[] {
  const breaches: Breach[] = [];
  const attempts = refreshes.flatMap((wish) => wish.attempts.map((attempt) => ({ ...attempt, wish })));
  const endedAt = Math.min(
    ...replays.flatMap((replay) => replay.attempts.filter(({ code }) => wasRefused(code)).map(({ to }) => to)),
  );
  const firstReplay = Math.min(...replays.map(({ from }) => from));
  for (const { wish, outcome, code, from, to } of attempts) {
    if (outcome === 'done' && from > endedAt) {
      breaches.push({
        promise: 'outlived a replay',
        what: `${wish.id} in ${wish.session}, ${from - endedAt} ms later`,
      });
    }
    if (!wasRefused(code) || to > firstReplay || hasTooMany) continue;
    // An unanswered try may arrive at any time: after its successor was used it looks like a thief's.
    const mayHaveStrayed = refreshes.some(
      (earlier) => earlier.from < wish.from && earlier.attempts.some((attempt) => attempt.outcome === 'unknown'),
    );
    const cameLate = wish.attempts.some(
      (attempt) => attempt.outcome === 'unknown' && to - attempt.from > SAFE_TO_REPEAT_MS,
    );
    if (!mayHaveStrayed && !cameLate) breaches.push({ promise: 'signed out', what: `${wish.id} in ${wish.session}` });
  }
  return breaches;
}

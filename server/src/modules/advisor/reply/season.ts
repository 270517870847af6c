import type { AnswerLanguage } from '../advisor.types.js';
import { dayAndMonth } from '../wording.js';
import { reply } from './replies.js';
import type { SowingWindow } from './sowing-windows.js';

/** A window as it stands to a day. */
export interface WindowToday {
  readonly window: SowingWindow;
  /** Days to its first day: 0 or less while it is open. */
  readonly opensIn: number;
  /** Days to its last day; only counts while it is open. */
  readonly closesIn: number;
  readonly isOpen: boolean;
  /** Days since its last day; only counts while it is closed. */
  readonly closedFor: number;
}

const YEAR = 365;
const LAST_DAYS = 7;
/** So long after its window somebody who asks is late, and not early for the next year. */
const LATE_DAYS = 45;
/** What comes within half a year is waited for instead. */
const SOON_DAYS = 180;
/** What opens so soon is said beside the window that is open. */
const NEXT_DAYS = 30;
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

function dayOfYear(monthAndDay: string): number {
  const [month = 1, day = 1] = monthAndDay.split('-').map(Number);
  return (DAYS_BEFORE_MONTH[month - 1] ?? 0) + day;
}

/** Where a window stands on a day `YYYY-MM-DD`. A window may run over the end of the year. */
function windowToday(window: SowingWindow, today: string): WindowToday {
  const now = dayOfYear(today.slice(5));
  const length = (dayOfYear(window.to) - dayOfYear(window.from) + YEAR) % YEAR;
  const since = (now - dayOfYear(window.from) + YEAR) % YEAR;
  const isOpen = since <= length;
  return {
    window,
    isOpen,
    opensIn: isOpen ? -since : YEAR - since,
    closesIn: length - since,
    closedFor: since - length,
  };
}

/**
 * The windows of a crop in the zone of a state, or else in the one with most rows; those open or next to open first. None for a
 * state whose days are not written: another part of the country's would be a wrong season.
 */
export function windowsOf(
  windows: readonly SowingWindow[],
  crop: string,
  state: string | undefined,
  today: string,
): WindowToday[] {
  const ofCrop = windows.filter((window) => window.crop === crop);
  const asked = windows.find(({ zone }) => state !== undefined && zone.states.includes(state))?.zone;
  const zone = asked ?? ofCrop[0]?.zone;
  return ofCrop
    .filter((window) => window.zone.id === zone?.id)
    .map((window) => windowToday(window, today))
    .sort((one, other) => one.opensIn - other.opensIn);
}

const note = (window: SowingWindow, language: AnswerLanguage): string => {
  const text = language === 'hi' ? window.noteHi : window.noteEn;
  return text === undefined ? '' : ` ${text}`;
};

function fillOf({ kind, zone, from, to }: SowingWindow, today: string, language: AnswerLanguage) {
  return {
    day: dayAndMonth(today.slice(5), language),
    kind: kind[language],
    zone: zone[language],
    from: dayAndMonth(from, language),
    to: dayAndMonth(to, language),
  };
}

function isEnding({ window, closesIn }: WindowToday, today: string): boolean {
  const isPastBest = window.bestUntil !== undefined && today.slice(5) > window.bestUntil && window.kind.id === 'timely';
  return closesIn <= LAST_DAYS || isPastBest;
}

/** What today means for sowing a crop: the open window and its last day, or when the next one opens. */
export function seasonLines(windows: readonly WindowToday[], today: string, language: AnswerLanguage): string[] {
  const open = windows.filter(({ isOpen }) => isOpen);
  const next = windows.find(({ isOpen }) => !isOpen);
  const lines = open.map((each) => {
    const name = isEnding(each, today) ? 'lastDays' : 'openNow';
    return `${reply(name, language, fillOf(each.window, today, language))}${note(each.window, language)}`;
  });
  const missed = open.length === 0 ? windows.filter(({ closedFor }) => closedFor <= LATE_DAYS) : [];
  const nextLine = (name: 'nextOnly' | 'nextAfter'): string =>
    next ? `${reply(name, language, fillOf(next.window, today, language))}${note(next.window, language)}` : '';
  if (missed.length > 0) {
    lines.push(missedLine(missed, today, language));
    if (next && next.opensIn <= SOON_DAYS) lines.push(nextLine('nextAfter'));
  } else if (next && (open.length === 0 || next.opensIn <= NEXT_DAYS))
    lines.push(nextLine(open.length === 0 ? 'nextOnly' : 'nextAfter'));
  return lines;
}

/** "Not the season: rabi sowing 15 October to 15 November, and it is late now." */
function missedLine(missed: readonly WindowToday[], today: string, language: AnswerLanguage): string {
  const inOrder = missed.toSorted((one, other) => other.closedFor - one.closedFor).map(({ window }) => window);
  const fills = inOrder.map((window) => fillOf(window, today, language));
  const times = fills.map((fill) => reply('missedTime', language, fill)).join(', ');
  const notes = inOrder.map((window) => note(window, language)).join('');
  return `${reply('missed', language, { ...fills[0], times })}${notes}`;
}

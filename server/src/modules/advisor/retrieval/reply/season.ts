import type { Bilingual } from '../../advisor.types.js';
import { type SowingWindow, WINDOW_KINDS, type Zone } from '../../knowledge/sowing-windows.js';
import { dayAndMonth } from '../../wording.js';
import type { SowingDay } from '../reading/sowing-day.js';

/** States by the zone in which they sow. */
const ZONE_OF_STATE: Readonly<Record<string, Zone>> = {
  Haryana: 'north-west',
  Punjab: 'north-west',
  Delhi: 'north-west',
  Rajasthan: 'north-west',
  'Uttar Pradesh': 'north-west',
  Bihar: 'north-east',
  'West Bengal': 'north-east',
  Odisha: 'north-east',
  Jharkhand: 'north-east',
  Assam: 'north-east',
  'Madhya Pradesh': 'central',
  Chhattisgarh: 'central',
  Gujarat: 'central',
  Maharashtra: 'south',
  Karnataka: 'south',
  Telangana: 'south',
  'Andhra Pradesh': 'south',
  'Tamil Nadu': 'south',
  Kerala: 'south',
  'Himachal Pradesh': 'hills',
  Uttarakhand: 'hills',
  'Jammu and Kashmir': 'hills',
};

export const ZONE_NAMES: Readonly<Record<Zone, Bilingual>> = {
  'north-west': { en: 'north-western plains', hi: 'उत्तर-पश्चिमी मैदान' },
  'north-east': { en: 'north-eastern plains', hi: 'उत्तर-पूर्वी मैदान' },
  central: { en: 'central India', hi: 'मध्य भारत' },
  south: { en: 'southern and western India', hi: 'दक्षिण और पश्चिम भारत' },
  hills: { en: 'hills', hi: 'पहाड़' },
};

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
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

function dayOfYear(monthAndDay: string): number {
  const [month = 1, day = 1] = monthAndDay.split('-').map(Number);
  return (DAYS_BEFORE_MONTH[month - 1] ?? 0) + day;
}

/** Where a window stands on a day `YYYY-MM-DD`. A window may run over the end of the year. */
export function windowToday(window: SowingWindow, today: string): WindowToday {
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
 * The windows of a crop in the zone that is asked, or else in the one with most rows; those open or next to open first. None for a
 * state whose days are not written: another part of the country's would be a wrong season.
 */
export function windowsOf(
  windows: readonly SowingWindow[],
  crop: string,
  state: string | undefined,
  today: string,
): WindowToday[] {
  const ofCrop = windows.filter((window) => window.crop === crop);
  const asked = state === undefined ? undefined : ZONE_OF_STATE[state];
  const zone = asked ?? ofCrop[0]?.zone;
  return ofCrop
    .filter((window) => window.zone === zone)
    .map((window) => windowToday(window, today))
    .sort((one, other) => one.opensIn - other.opensIn);
}

const note = (window: SowingWindow, language: 'en' | 'hi'): string =>
  (language === 'hi' ? window.noteHi : window.noteEn)?.replace(/^/, ' ') ?? '';

/** What today means for sowing a crop: the open window and its last day, or when the next one opens. */
export function seasonLines(windows: readonly WindowToday[], today: string, language: 'en' | 'hi'): string[] {
  const [first] = windows;
  if (!first) return [];
  const zone = ZONE_NAMES[first.window.zone][language];
  const now = dayAndMonth(today.slice(5), language);
  const open = windows.filter(({ isOpen }) => isOpen);
  const next = windows.find(({ isOpen }) => !isOpen);
  const lines = open.map(({ window, closesIn }) => {
    const kind = WINDOW_KINDS[window.kind][language];
    const [from, to] = [dayAndMonth(window.from, language), dayAndMonth(window.to, language)];
    const isLast =
      closesIn <= LAST_DAYS ||
      (window.bestUntil !== undefined && today.slice(5) > window.bestUntil && window.kind === 'timely');
    return language === 'hi'
      ? `आज ${now}: ${isLast ? `${kind} के आखिरी दिन` : `${kind} चल रही है`}, ${from} से ${to} तक (${zone})।${note(window, 'hi')}`
      : `Today, ${now}: ${isLast ? `last days for ${kind}` : `time for ${kind}`}, ${from} to ${to} (${zone}).${note(window, 'en')}`;
  });
  const missed = open.length === 0 ? windows.filter(({ closedFor }) => closedFor <= LATE_DAYS) : [];
  if (missed.length > 0) lines.push(missedLine(missed, now, zone, language));
  else if (next && (open.length === 0 || next.opensIn <= 30))
    lines.push(nextLine(next, now, zone, open.length === 0, language));
  if (missed.length > 0 && next && next.opensIn <= SOON_DAYS) lines.push(nextLine(next, now, zone, false, language));
  return lines;
}

/** So many days of a month stand for all of it. */
const DAYS_OF_MONTH = ['05', '15', '25'];

/** What a day or month that somebody named means for sowing a crop: "On 5 December: late sowing, 26 November to 25 December". */
export function sowingDayLines(
  windows: readonly WindowToday[],
  { day, isWholeMonth }: SowingDay,
  language: 'en' | 'hi',
): string[] {
  const [first] = windows;
  if (!first) return [];
  const zone = ZONE_NAMES[first.window.zone][language];
  const days = isWholeMonth ? DAYS_OF_MONTH.map((each) => `${day.slice(0, 2)}-${each}`) : [day];
  const open = windows.filter(({ window }) => days.some((each) => windowToday(window, `0000-${each}`).isOpen));
  const named = isWholeMonth ? dayAndMonth(day, language).replace(/^\d+ /u, '') : dayAndMonth(day, language);
  const when = language === 'hi' ? `${named} ${isWholeMonth ? 'में' : 'को'}` : `${isWholeMonth ? 'In' : 'On'} ${named}`;
  const told = (open.length > 0 ? open : windows).map(({ window }) => {
    const [from, to] = [dayAndMonth(window.from, language), dayAndMonth(window.to, language)];
    return `${WINDOW_KINDS[window.kind][language]}, ${language === 'hi' ? `${from} से ${to} तक` : `${from} to ${to}`}`;
  });
  const times = `${told.join('; ')} (${zone})${language === 'hi' ? '।' : '.'}`;
  if (open.length > 0) return [`${when}: ${times}${open.map(({ window }) => note(window, language)).join('')}`];
  return [
    language === 'hi' ? `${when}: बुवाई का समय नहीं है। समय: ${times}` : `${when}: not the season. Its times: ${times}`,
  ];
}

/** "Not the season: rabi sowing was 15 October to 15 November, it is late now." */
function missedLine(missed: readonly WindowToday[], now: string, zone: string, language: 'en' | 'hi'): string {
  const inOrder = missed.toSorted((one, other) => other.closedFor - one.closedFor).map(({ window }) => window);
  const times = inOrder.map(({ kind, from, to }) => {
    const [first, last] = [dayAndMonth(from, language), dayAndMonth(to, language)];
    return `${WINDOW_KINDS[kind][language]} ${language === 'hi' ? `${first} से ${last} तक` : `${first} to ${last}`}`;
  });
  const notes = inOrder.map((window) => note(window, language)).join('');
  return language === 'hi'
    ? `आज ${now}: अभी बुवाई का समय नहीं है: ${times.join(', ')} थी (${zone}), अब देर हो चुकी है।${notes}`
    : `Today, ${now}: not the season: ${times.join(', ')} (${zone}), and it is late now.${notes}`;
}

function nextLine(
  { window }: WindowToday,
  now: string,
  zone: string,
  nothingOpen: boolean,
  language: 'en' | 'hi',
): string {
  const kind = WINDOW_KINDS[window.kind][language];
  const [from, to] = [dayAndMonth(window.from, language), dayAndMonth(window.to, language)];
  if (language === 'hi') {
    return `${nothingOpen ? `आज ${now}: अभी बुवाई का समय नहीं है। अगला समय` : 'उसके बाद'}: ${kind}, ${from} से ${to} तक (${zone})।${note(window, 'hi')}`;
  }
  return `${nothingOpen ? `Today, ${now}: not the season. Next` : 'After that'}: ${kind}, ${from} to ${to} (${zone}).${note(window, 'en')}`;
}

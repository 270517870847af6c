import { dayText } from '../../platform/calendar-day.js';
import type { Language } from '../../platform/messages.js';
import { rupeesText } from '../../platform/money.js';
import { totalOf } from '../crops/quantity.rules.js';
import { quantityText, UNIT_WORDS } from '../crops/quantity-text.js';
import { placeIn } from '../geography/place-names.js';
import { commodityById } from '../vocabulary/commodities.js';
import { MESSAGE_TEMPLATES, type MessageKey } from './message-templates.js';
import { MESSAGE_TEMPLATES_HI } from './notification.messages.hi.js';
import type { NotificationKind } from './notification.types.js';
import type { NotificationFacts } from './notification-facts.js';

/** The parts of a day as people say them in Hindi, and from which hour on. */
const DAYPARTS_HI = [
  { from: 20, name: 'रात' },
  { from: 16, name: 'शाम' },
  { from: 12, name: 'दोपहर' },
  { from: 4, name: 'सुबह' },
  { from: 0, name: 'रात' },
] as const;

/** `23 November at 7:17 pm`, `23 नवंबर को शाम 7:17 बजे`: by India's clock. Hindi has words of its own where `Intl` writes am and pm. */
function momentText(moment: string, language: Language): string {
  const at = new Date(moment);
  const form = { timeZone: 'Asia/Kolkata', numberingSystem: 'latn', hour: 'numeric', minute: '2-digit' } as const;
  const date = { day: 'numeric', month: 'long' } as const;
  if (language === 'en') return new Intl.DateTimeFormat('en-IN', { ...form, ...date }).format(at);
  const time = new Intl.DateTimeFormat('en-GB', { ...form, hourCycle: 'h23' }).format(at);
  const [hours, minutes] = time.split(':');
  const hour = Number(hours);
  const daypart = DAYPARTS_HI.find(({ from }) => hour >= from)?.name;
  const day = new Intl.DateTimeFormat('hi-IN', { ...date, timeZone: 'Asia/Kolkata', numberingSystem: 'latn' }).format(
    at,
  );
  return `${day} को ${daypart} ${hour % 12 || 12}:${minutes} बजे`;
}

/** What a notification is about: the listing as its farmer named it, or the commodity and market of a price in the reader's language. */
export function subjectNames({ crop, alert }: Pick<NotificationFacts, 'crop' | 'alert'>, language: Language) {
  if (!alert) return { crop, market: '' };
  const hindi = commodityById(alert.commodity)?.hindi ?? crop;
  return { crop: { en: crop, hi: hindi }[language], market: placeIn(language, alert.marketName) };
}

const SAMPLE = { en: ' This is a sample price.', hi: ' यह नमूने का भाव है।' } as const;

/** The facts, formatted for a message. */
function formatted(facts: NotificationFacts, language: Language): Readonly<Record<string, string>> {
  const { other, pricePaise, amountPaise, quantity, unit, number, day, until, stars, alert } = facts;
  return {
    ...subjectNames(facts, language),
    other: other ?? { en: 'The other side', hi: 'दूसरे पक्ष' }[language],
    price: pricePaise === undefined ? '' : rupeesText(pricePaise),
    unit: unit === undefined ? '' : UNIT_WORDS[unit][language],
    quantity: quantity === undefined || !unit ? '' : quantityText(quantity, unit, language),
    total: pricePaise === undefined || quantity === undefined ? '' : rupeesText(totalOf(pricePaise, quantity)),
    amount: amountPaise === undefined ? '' : rupeesText(amountPaise),
    number: number ?? '',
    day: day === undefined ? '' : dayText(day, language),
    until: until === undefined ? '' : momentText(until, language),
    stars: stars === undefined ? '' : String(stars),
    limit: alert === undefined ? '' : rupeesText(alert.limit),
    percent: alert === undefined ? '' : String(alert.limit),
    sample: alert?.isSample ? SAMPLE[language] : '',
  };
}

const isKey = (key: string): key is MessageKey => Object.hasOwn(MESSAGE_TEMPLATES, key);

/** The key of the most particular message that there is. */
function keyOf(kind: NotificationKind, facts: NotificationFacts): MessageKey {
  const { step, declineReason, endedReason, stars, replaces, auction, alert, actor, amountPaise } = facts;
  const particular =
    step ??
    declineReason ??
    endedReason ??
    auction ??
    alert?.news ??
    (stars === undefined ? replaces && 'replaces' : 'stars');
  const amount = amountPaise === undefined ? undefined : 'amount';
  const whoever = [amount, actor && `${actor}.${facts.for}`, actor, facts.for].filter((who) => who !== undefined);
  const candidates = [...whoever, undefined].map((who) => [kind, particular, who].filter(Boolean).join('.'));
  return candidates.find(isKey) ?? kind;
}

/** What a notification says, as one sentence or two of plain text. What the other side wrote stands behind, in quotes. */
export function messageOf(kind: NotificationKind, facts: NotificationFacts, language: Language): string {
  const key = keyOf(kind, facts);
  const texts = formatted(facts, language);
  const template = (language === 'hi' ? MESSAGE_TEMPLATES_HI : MESSAGE_TEMPLATES)[key];
  const said = template.replace(/\{(\w+)\}/g, (_whole, name: string) => texts[name] ?? '');
  return facts.words ? `${said} “${facts.words}”` : said;
}

import { type PriceLine, readPriceLine } from './price-lines';

/** A stretch of text; `phone` is the number to dial. `at` is its place in the line. */
export type Span =
  | { at: number; kind: 'phone'; text: string; phone: string }
  | { at: number; kind: 'text' | 'strong'; text: string };

/** A line, or an item of a list. `at` is the number of its line in the answer. */
export type Line = { at: number; spans: Span[] };

export type Block =
  | { kind: 'paragraph' | 'bullets'; lines: Line[] }
  | { kind: 'numbers'; start: number; lines: Line[] }
  | PriceTable;

/** Lines of one kind of price, which stand as a table; `caption` is the line that led to them. */
export type PriceTable = {
  kind: PriceLine['kind'];
  caption?: Line | undefined;
  lines: (Line & { price: PriceLine })[];
};

const BULLET = /^\s*[•*–-]\s+(.*)$/;
const NUMBERED = /^\s*(\d{1,2})[.)]\s+(.*)$/;
/** A language model's heading: shown as a bold line. */
const HEADING = /^\s*#{1,6}\s+(.*?)\s*#*$/;

/** Bold text; and what a thumb should dial: toll-free numbers, Tele-MANAS, mobile numbers. */
const SPANS =
  /\*\*(?<strong>[^*\n]+)\*\*|(?<![\d-])(?<phone>1800[- ]?\d{3}[- ]?\d{3,4}|14416|(?:\+91[- ]?)?[6-9]\d{9})(?![\d-])/g;

/** What a line is about, before a colon: "What to do: …", "Seed for 2 acres: …". */
const LABEL = /^(?=\p{L}|\d)[^:.।?!₹]{1,32}:(?=\s(?!₹))/u;
/** A title ends with none of these, and is short enough for a line or two. */
const SENTENCE_END = /[.।?!:;]$/u;
const LONGEST_TITLE = 110;

/**
 * The structure of an answer: paragraphs, lists, prices, bold words, numbers to dial. Everything else, and any HTML, stays the
 * plain text that it is (security.md X1, L4).
 */
export function formatAnswer(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') {
      open = undefined;
      continue;
    }
    const next = blockOf(line, at);
    if (open?.kind === next.kind) {
      (open.lines as Line[]).push(...next.lines);
    } else {
      if ('caption' in next && open?.kind === 'paragraph') next.caption = captionFrom(open);
      if (open?.lines.length === 0) blocks.pop();
      blocks.push(next);
      open = next;
    }
  }
  for (const block of blocks) if (block.kind === 'paragraph') mark(block.lines);
  return blocks;
}

/** Makes bold what helps to find one's place: the title over several lines, and the label that a line begins with. */
function mark(lines: readonly Line[]): void {
  const [title, ...others] = lines;
  const isTitled = title !== undefined && others.length > 0 && isTitle(textOf(title));
  if (isTitled) title.spans = [{ at: 0, kind: 'strong', text: textOf(title) }];
  for (const line of isTitled ? others : lines) line.spans = withLabel(line.spans);
}

const textOf = ({ spans }: Line): string => spans.map(({ text }) => text).join('');
const isTitle = (text: string): boolean =>
  text.length <= LONGEST_TITLE && !SENTENCE_END.test(text) && !text.includes('₹');

function withLabel(spans: Span[]): Span[] {
  const [first, ...others] = spans;
  const [label] = (first?.kind === 'text' && LABEL.exec(first.text)) || [];
  if (first === undefined || label === undefined) return spans;
  const rest: Span = { at: label.length, kind: 'text', text: first.text.slice(label.length) };
  return [{ at: 0, kind: 'strong', text: label }, rest, ...others];
}

/** Takes the last line of a paragraph where it leads to what follows: "Wheat in the mandi:". */
function captionFrom({ lines }: Block): Line | undefined {
  return lines.at(-1)?.spans.at(-1)?.text.endsWith(':') ? lines.pop() : undefined;
}

function blockOf(line: string, at: number): Block {
  const price = readPriceLine(line);
  if (price) return { kind: price.kind, caption: undefined, lines: [{ at, spans: spansOf(line.trim()), price }] };
  const [, number, numbered] = NUMBERED.exec(line) ?? [];
  if (numbered !== undefined)
    return { kind: 'numbers', start: Number(number), lines: [{ at, spans: spansOf(numbered) }] };
  const [, bullet] = BULLET.exec(line) ?? [];
  if (bullet !== undefined) return { kind: 'bullets', lines: [{ at, spans: spansOf(bullet) }] };
  const [, heading] = HEADING.exec(line) ?? [];
  const spans: Span[] = heading
    ? [{ at: 0, kind: 'strong', text: heading.replaceAll('**', '') }]
    : spansOf(line.trim());
  return { kind: 'paragraph', lines: [{ at, spans }] };
}

function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(SPANS)) {
    const at = match.index;
    if (at > end) spans.push({ at: end, kind: 'text', text: line.slice(end, at) });
    const { strong, phone } = match.groups ?? {};
    if (strong !== undefined) spans.push({ at, kind: 'strong', text: strong });
    if (phone !== undefined) spans.push({ at, kind: 'phone', text: phone, phone: phone.replace(/[- ]/g, '') });
    end = at + match[0].length;
  }
  if (end < line.length) spans.push({ at: end, kind: 'text', text: line.slice(end) });
  return spans;
}

/** A stretch of text; `phone` is the number to dial. */
export type Span = { kind: 'text' | 'strong'; text: string } | { kind: 'phone'; text: string; phone: string };

export type Block =
  | { kind: 'paragraph'; lines: Span[][] }
  | { kind: 'list'; ordered: boolean; start: number; items: Span[][] };

const BULLET = /^\s*[•*–-]\s+(.*)$/;
const NUMBERED = /^\s*(\d{1,2})[.)]\s+(.*)$/;
/** A language model's heading: shown as a bold line. */
const HEADING = /^\s*#{1,6}\s+(.*?)\s*#*$/;

/** Bold text; and what a thumb should dial: toll-free numbers, Tele-MANAS, mobile numbers. */
const SPANS =
  /\*\*(?<strong>[^*\n]+)\*\*|(?<![\d-])(?<phone>1800[- ]?\d{3}[- ]?\d{3,4}|14416|(?:\+91[- ]?)?[6-9]\d{9})(?![\d-])/g;

/**
 * The structure of an answer: paragraphs, lists, bold words, numbers to dial. Everything else, and any HTML, stays the
 * plain text that it is (security.md X1, L4).
 */
export function formatAnswer(text: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      open = false;
      continue;
    }
    const last = open ? blocks.at(-1) : undefined;
    const next = blockOf(line);
    if (last?.kind === 'list' && next.kind === 'list' && last.ordered === next.ordered) last.items.push(...next.items);
    else if (last?.kind === 'paragraph' && next.kind === 'paragraph') last.lines.push(...next.lines);
    else blocks.push(next);
    open = true;
  }
  return blocks;
}

function blockOf(line: string): Block {
  const [, number, numbered] = NUMBERED.exec(line) ?? [];
  if (numbered !== undefined) return { kind: 'list', ordered: true, start: Number(number), items: [spansOf(numbered)] };
  const [, bullet] = BULLET.exec(line) ?? [];
  if (bullet !== undefined) return { kind: 'list', ordered: false, start: 1, items: [spansOf(bullet)] };
  const [, heading] = HEADING.exec(line) ?? [];
  if (heading) return { kind: 'paragraph', lines: [[{ kind: 'strong', text: heading.replaceAll('**', '') }]] };
  return { kind: 'paragraph', lines: [spansOf(line.trim())] };
}

function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(SPANS)) {
    if (match.index > end) spans.push({ kind: 'text', text: line.slice(end, match.index) });
    const { strong, phone } = match.groups ?? {};
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    if (phone !== undefined) spans.push({ kind: 'phone', text: phone, phone: phone.replace(/[- ]/g, '') });
    end = match.index + match[0].length;
  }
  if (end < line.length) spans.push({ kind: 'text', text: line.slice(end) });
  return spans;
}

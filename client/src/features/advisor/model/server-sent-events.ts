/** One event of a `text/event-stream`. */
export type ServerSentEvent = { event: string; data: string };

/**
 * Reads server-sent events out of text that comes in arbitrary pieces: `read` gives the events that a piece completes,
 * and keeps the rest for the next one. Lines may end in LF, CRLF or CR; comments and unknown fields are skipped.
 */
export class EventReader {
  #rest = '';

  read(piece: string): ServerSentEvent[] {
    // A CR at the end may be half of a CRLF: it waits for the next piece.
    const text = this.#rest + piece;
    const held = text.endsWith('\r') ? 1 : 0;
    const blocks = text
      .slice(0, text.length - held)
      .replace(/\r\n?/g, '\n')
      .split('\n\n');
    this.#rest = (blocks.pop() ?? '') + (held ? '\r' : '');
    return blocks.flatMap((block) => eventOf(block) ?? []);
  }
}

function eventOf(block: string): ServerSentEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(event|data)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null;
}

import { parentPort, workerData } from 'node:worker_threads';
import type { FromWorker, PageWorkerData, RenderedParts, ToWorker } from './page-program.js';

/*
 * Draws pages in a thread of its own, so that other requests do not wait: React works on a long list for a tenth of a second
 * without a pause. What a page asks for is asked of the main thread, which has the database.
 */

interface Program {
  renderPage(request: {
    readonly address: string;
    readonly language: string;
    readonly place: string;
    readonly execute: (query: string, variables: Record<string, unknown>) => Promise<unknown>;
  }): Promise<RenderedParts | null>;
}

interface Asked {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

if (!parentPort) throw new Error('page-worker.js runs in a thread of the server.');
const port = parentPort;
const { program, settings } = workerData as PageWorkerData;
// Read by the program as it is loaded (client: lib/served-settings.ts).
Object.assign(globalThis, { annapathSettings: settings });
const { renderPage } = (await import(program)) as Program;

const say = (message: FromWorker) => port.postMessage(message);
const waiting = new Map<number, Asked>();
let questions = 0;

async function draw({ id, address, language, place }: Extract<ToWorker, { kind: 'draw' }>): Promise<void> {
  const execute = (query: string, variables: Record<string, unknown>) =>
    new Promise((resolve, reject) => {
      questions += 1;
      waiting.set(questions, { resolve, reject });
      say({ kind: 'ask', question: questions, language, query, variables });
    });
  try {
    say({ kind: 'drawn', id, parts: await renderPage({ address, language, place, execute }) });
  } catch (error) {
    say({ kind: 'failed', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

port.on('message', (message: ToWorker) => {
  if (message.kind === 'draw') {
    void draw(message);
    return;
  }
  const asked = waiting.get(message.question);
  waiting.delete(message.question);
  if (message.kind === 'answer') asked?.resolve(message.answer);
  else asked?.reject(new Error(message.reason));
});

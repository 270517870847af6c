import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Language } from '../messages.js';

/** Answers one operation as a guest, in this process. Throws where any part of the answer could not be made. */
export type ExecuteAsGuest = (language: Language, query: string, variables: Record<string, unknown>) => Promise<object>;

/** What a page is drawn by. */
export interface PageView {
  /** Path and query, without a host. */
  readonly address: string;
  readonly language: Language;
  /** The visitor's own district, for a page that begins with it; '' otherwise. */
  readonly place: string;
}

/** The parts of a page, each with its place in the built shell (client: entry-server.tsx). */
export interface RenderedParts {
  /** Its name in routes.json. */
  readonly page: string;
  readonly title: string;
  readonly styles: string;
  readonly markup: string;
  readonly state: string;
}

/** What the client is built into beside its files for browsers: the same pages, drawn as text. */
export interface PageProgram {
  /** Null where the address leads elsewhere. Throws where the page cannot be drawn, or the thread has ended. */
  draw(view: PageView): Promise<RenderedParts | null>;
  /** After that it draws nothing any more, and a new one has to be started. */
  readonly hasEnded: boolean;
}

export interface PageWorkerData {
  /** The program's address as a module. */
  readonly program: string;
  /** From `pageSettings`. */
  readonly settings: unknown;
}

export type ToWorker =
  | ({ readonly kind: 'draw'; readonly id: number } & PageView)
  | { readonly kind: 'answer'; readonly question: number; readonly answer: object }
  | { readonly kind: 'no answer'; readonly question: number; readonly reason: string };

export type FromWorker =
  | { readonly kind: 'drawn'; readonly id: number; readonly parts: RenderedParts | null }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string }
  | {
      readonly kind: 'ask';
      readonly question: number;
      readonly language: Language;
      readonly query: string;
      readonly variables: Record<string, unknown>;
    };

/** A page that is not drawn by then never will be: its thread is ended, and the next page gets a new one. */
const LONGEST_MS = 10_000;
/** A thread that has drawn nothing for so long is ended: it holds 60 MB, and the next page starts another in a fifth of a second. */
const REST_MS = 30_000;
/** Far above what a hundred pages at once take. */
const MAX_HEAP_MB = 256;

interface Drawing {
  readonly resolve: (parts: RenderedParts | null) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

class PageThread implements PageProgram {
  readonly #worker: Worker;
  readonly #execute: ExecuteAsGuest;
  readonly #restMs: number;
  readonly #drawings = new Map<number, Drawing>();
  #count = 0;
  #hasEnded = false;
  #rest: NodeJS.Timeout | undefined;

  constructor(file: URL, workerData: PageWorkerData, { execute, restMs = REST_MS }: PageProgramOptions) {
    this.#execute = execute;
    this.#restMs = restMs;
    this.#worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
    // It keeps no process alive.
    this.#worker.unref();
    this.#worker.on('message', (message: FromWorker) => void this.#hear(message));
    this.#worker.on('error', (error) => this.#ended(error));
    this.#worker.on('exit', (code) => this.#ended(new Error(`the thread that draws pages ended with ${code}`)));
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  draw(view: PageView): Promise<RenderedParts | null> {
    if (this.#hasEnded) return Promise.reject(new Error('the thread that draws pages has ended'));
    clearTimeout(this.#rest);
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void this.#worker.terminate(), LONGEST_MS).unref();
      this.#drawings.set(id, { resolve, reject, timer });
      this.#say({ kind: 'draw', id, ...view });
    });
  }

  async #hear(message: FromWorker): Promise<void> {
    if (message.kind === 'ask') {
      const { question, language, query, variables } = message;
      try {
        this.#say({ kind: 'answer', question, answer: await this.#execute(language, query, variables) });
      } catch (error) {
        this.#say({ kind: 'no answer', question, reason: error instanceof Error ? error.message : String(error) });
      }
      return;
    }
    const drawing = this.#drawings.get(message.id);
    this.#drawings.delete(message.id);
    clearTimeout(drawing?.timer);
    if (message.kind === 'drawn') drawing?.resolve(message.parts);
    else drawing?.reject(new Error(message.reason));
    if (this.#drawings.size === 0) this.#rest = setTimeout(() => this.#endAtRest(), this.#restMs).unref();
  }

  #endAtRest(): void {
    this.#hasEnded = true;
    void this.#worker.terminate();
  }

  #say(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #ended(error: Error): void {
    this.#hasEnded = true;
    for (const { reject, timer } of this.#drawings.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#drawings.clear();
  }
}

export interface PageProgramOptions {
  /** Folder of the built browser program; the one that draws lies beside it. */
  readonly clientFolder: string;
  /** From `pageSettings`. */
  readonly settings: string;
  readonly execute: ExecuteAsGuest;
  /** The built thread; tests name it, since they run from the sources. */
  readonly workerFile?: URL | undefined;
  /** Another rest than production's, for tests. */
  readonly restMs?: number;
}

const builtWorker = new URL('./page-worker.js', import.meta.url);

/** Starts the program that draws pages, in a thread of its own; undefined where it was not built, as in most tests. */
export function startPageProgram(options: PageProgramOptions): PageProgram | undefined {
  const { clientFolder, settings, workerFile = builtWorker } = options;
  const file = join(clientFolder, '../dist-ssr/entry-server.js');
  if (!existsSync(file)) return undefined;
  return new PageThread(workerFile, { program: pathToFileURL(file).href, settings: JSON.parse(settings) }, options);
}

import type { CatalogueRow } from '../../../catalogue/catalogue-row.js';
import type { Dataset } from '../../../catalogue/dataset.js';
import type { AdvisorRequest } from '../../advisor-provider.js';
import type { Listing, PublicData } from '../../tools/public-data.js';
import type { PlannedAnswer } from './plan-answer.js';

type Filters = Readonly<Record<string, unknown>>;

/** Rows that an answer was made of. */
interface LookUp {
  readonly dataset: Dataset;
  readonly filters: Filters;
  readonly rows: readonly CatalogueRow[];
}

/** The same public data, which notes what is read of it. */
class NotedData implements PublicData {
  readonly lookUps: LookUp[] = [];
  /** Crops for sale come and go: what is said of them is said once. */
  hasReadListings = false;

  constructor(private readonly data: PublicData) {}

  async rows<Row extends CatalogueRow>(dataset: Dataset<Row>, filters: Filters = {}): Promise<readonly Row[]> {
    const rows = await this.data.rows(dataset, filters);
    this.lookUps.push({ dataset, filters, rows });
    return rows;
  }

  listings(search: string): Promise<Listing[]> {
    this.hasReadListings = true;
    return this.data.listings(search);
  }
}

/** An answer, and for when it holds. */
interface KnownAnswer<Answer> {
  readonly occasion: string;
  readonly lookUps: readonly LookUp[];
  readonly answer: Answer;
}

/** The day, and the language and letters of the answer. */
const occasionOf = ({ today, language, voice }: AdvisorRequest): string =>
  [today, language, voice.language, voice.script, voice.marathi].join(' ');

/**
 * Answers as they were composed last, each kept with the plan that it carries out and forgotten with it. A plan belongs to what one
 * visitor has said, word for word; beside it an answer depends on the day, the voice and the rows of public tables, and holds
 * for as long as these are the same.
 */
export class KnownAnswers<Answer> {
  readonly #known = new WeakMap<PlannedAnswer, KnownAnswer<Answer>>();

  constructor(private readonly compose: (planned: PlannedAnswer, request: AdvisorRequest) => Promise<Answer>) {}

  async of(planned: PlannedAnswer, request: AdvisorRequest): Promise<Answer> {
    const occasion = occasionOf(request);
    const known = this.#known.get(planned);
    if (known?.occasion === occasion && (await areSame(known.lookUps, request.data))) return known.answer;
    const data = new NotedData(request.data);
    const answer = await this.compose(planned, { ...request, data });
    if (!data.hasReadListings) this.#known.set(planned, { occasion, lookUps: data.lookUps, answer });
    return answer;
  }
}

/** Whether a look at the tables still gives these very rows: those of a table that nobody has replaced are not read again. */
async function areSame(lookUps: readonly LookUp[], data: PublicData): Promise<boolean> {
  for (const { dataset, filters, rows } of lookUps) if ((await data.rows(dataset, filters)) !== rows) return false;
  return true;
}

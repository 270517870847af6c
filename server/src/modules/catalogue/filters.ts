import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { likePattern } from '../../platform/database/like.js';
import { AppError } from '../../platform/errors/app-error.js';
import { searchKey, storedText } from '../../platform/spelling.js';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** Where the values are that a filter takes: a text with a Hindi twin, which may list several parted by `separator`. */
export interface OfferedValues {
  readonly property: string;
  readonly separator?: string;
}

/** One argument of a dataset's query. `row` is the alias of its table. */
export interface Filter {
  readonly argument: string;
  readonly description: string;
  /** The GraphQL type as type-graphql takes it; a nullable String where nothing else is said. */
  readonly type?: () => object;
  readonly defaultValue?: unknown;
  /** Where a caller cannot guess what the filter takes. */
  readonly offers?: OfferedValues;
  apply(query: Query, value: unknown, all: Readonly<Record<string, unknown>>): void;
}

const LONGEST_SEARCH = 100;

/** A value in the form in which texts are stored; an enum's is none of them. */
const stored = (value: unknown): unknown => (typeof value === 'string' ? storedText(value) : value);

/** The column equals the value, letter by letter as both are stored. `aliases` maps another spelling to the one in the data. */
export function equals(
  argument: string,
  description: string,
  options: {
    readonly property?: string;
    readonly type?: () => object;
    readonly aliases?: Readonly<Record<string, string>>;
  } = {},
): Filter {
  const property = options.property ?? argument;
  return {
    argument,
    description,
    ...(options.type ? { type: options.type } : { offers: { property } }),
    apply: (query, value) => {
      const wanted = stored(value);
      query.andWhere(`row.${property} = :${argument}`, { [argument]: options.aliases?.[String(wanted)] ?? wanted });
    },
  };
}

/** The column contains the value, letter by letter as both are stored: a scope may name several states. */
export function contains(argument: string, description: string, property: string): Filter {
  return {
    argument,
    description,
    offers: { property, separator: ', ' },
    apply: (query, value) => {
      query.andWhere(`row.${property} LIKE :${argument}`, { [argument]: likePattern(storedText(String(value))) });
    },
  };
}

/** Free text over the dataset's search columns, however it is spelled, in either language. Throws above 100 characters. */
export function search(description: string): Filter {
  return {
    argument: 'search',
    description: `${description} At most ${LONGEST_SEARCH} characters, in English or Hindi, upper or lower case.`,
    apply: (query, value) => {
      const words = searchKey(String(value));
      if (words.length > LONGEST_SEARCH) {
        throw new AppError('BAD_USER_INPUT', `Search for at most ${LONGEST_SEARCH} characters.`);
      }
      if (words !== '') query.andWhere('row.searchText LIKE :search', { search: likePattern(words) });
    },
  };
}

import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { exactLikePattern, likePattern } from '../../platform/database/like.js';
import { AppError } from '../../platform/errors/app-error.js';

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

/** The column equals the value, letter by letter. `aliases` maps another spelling to the one in the data. */
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
      const wanted = options.aliases?.[String(value)] ?? value;
      query.andWhere(`row.${property} = :${argument}`, { [argument]: wanted });
    },
  };
}

/** The column contains the value, letter by letter: a scope may name several states (AC-118). */
export function contains(argument: string, description: string, property: string): Filter {
  return {
    argument,
    description,
    offers: { property, separator: ', ' },
    apply: (query, value) => {
      query.andWhere(`row.${property} LIKE :${argument}`, { [argument]: exactLikePattern(String(value)) });
    },
  };
}

/** Free text over the dataset's search columns, in any case, in either language. Throws above 100 characters. */
export function search(description: string): Filter {
  return {
    argument: 'search',
    description: `${description} At most ${LONGEST_SEARCH} characters, in English or Hindi, upper or lower case.`,
    apply: (query, value) => {
      const words = String(value).trim();
      if (words.length > LONGEST_SEARCH) {
        throw new AppError('BAD_USER_INPUT', `Search for at most ${LONGEST_SEARCH} characters.`);
      }
      if (words !== '') query.andWhere('row.searchText LIKE :search', { search: likePattern(words) });
    },
  };
}

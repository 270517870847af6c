import { skipToken } from '@apollo/client/react';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { nameIn } from '@/lib/commodity-name';
import { serverNow } from '@/lib/server-clock';
import { LINE_LOOKS, type LineLook } from '@/ui/charts/line-look';
import { firstDayOf, RANGES, type Range } from '../../model/ranges';
import { type ComparedPricesQuery, useComparedPricesQuery } from '../compare.generated';
import { lineOfWord } from '../model/compared';

type ComparedSeries = NonNullable<ComparedPricesQuery['priceSeries']>;

/** A line of the comparison, with what it says and how it is drawn. */
export type DrawnLine = Pick<ComparedSeries, 'points' | 'latest'> & {
  /** As it stands in the address. */
  word: string;
  /** "Wheat, Hisar" */
  name: string;
  commodity: string;
  market: string | undefined;
  look: LineLook;
};

/** The prices of one line; nothing is asked for without a word. */
function useLine(word: string | undefined, range: Range) {
  const { variables } = useLanguageVariable();
  const { interval } = RANGES[range];
  const { data, previousData, loading } = useComparedPricesQuery(
    word
      ? { variables: { ...variables, ...lineOfWord(word), from: firstDayOf(range, serverNow()), interval } }
      : skipToken,
  );
  return { series: word ? (data ?? (loading ? previousData : undefined))?.priceSeries : undefined, loading };
}

/** The lines of the words, at most four; `unknown` are the words of which we have no such crop or mandi. */
export function useCompared(
  words: readonly string[],
  range: Range,
): { lines: DrawnLine[]; unknown: string[]; loading: boolean } {
  const { t, language } = useText();
  const [first, second, third, fourth] = words;
  const asked = [useLine(first, range), useLine(second, range), useLine(third, range), useLine(fourth, range)];
  const loading = asked.some((each) => each.loading);
  const lines = LINE_LOOKS.flatMap((look, index): DrawnLine[] => {
    const word = words[index];
    const series = asked[index]?.series;
    if (word === undefined || !series) return [];
    const { commodity, market, points, latest } = series;
    const name = t('prices.compare.lineName', {
      name: nameIn(language, commodity),
      place: market ? market.name : t('prices.allIndia'),
    });
    return [{ word, name, commodity: commodity.id, market: market?.id, look, points, latest }];
  });
  const known = new Set(lines.map(({ word }) => word));
  return { lines, unknown: loading ? [] : words.filter((word) => !known.has(word)), loading };
}

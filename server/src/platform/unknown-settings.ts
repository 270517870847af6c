import { distance } from 'fastest-levenshtein';

/** First words of our settings that other programs use for their own: alone they say nothing. */
const COMMON_WORDS = new Set(['APP', 'LOG', 'DATA', 'PUBLIC', 'OTEL']);

/** How many letters may differ for a name of this length to count as misspelt; short names are too often someone else's. */
const allowedDistance = (name: string) => (name.length <= 4 ? 0 : name.length <= 8 ? 1 : 2);

const firstWord = (name: string) => name.split('_')[0] ?? '';

/**
 * What looks like a setting of ours and is none: a misspelt name, one that begins like ours, or one of an earlier version. One
 * sentence each.
 * @param known the names of our settings
 * @param former the names of settings that earlier versions had
 */
export function unknownSettings(
  environment: NodeJS.ProcessEnv,
  known: readonly string[],
  former: readonly string[],
): string[] {
  const words = new Set(
    known
      .filter((name) => name.includes('_'))
      .map(firstWord)
      .filter((word) => !COMMON_WORDS.has(word)),
  );
  return Object.keys(environment)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const seeExample = [`${name} is no setting of this server. See .env.example.`];
      // Before a guess: REDIS_URL is two letters from MEDIA_URL.
      if (former.includes(name)) return seeExample;
      const spelled = name.toUpperCase();
      const [nearest] = known
        .map((candidate) => ({ candidate, letters: distance(spelled, candidate) }))
        .filter(({ candidate, letters }) => letters <= allowedDistance(candidate))
        .sort((left, right) => left.letters - right.letters);
      if (nearest) return [`${name} is no setting of this server. Did you mean ${nearest.candidate}?`];
      return name.includes('_') && words.has(firstWord(name)) ? seeExample : [];
    });
}

const DIES = '(?:mar|marr|mr) (?:gaya|gay[ei]|gai|gya|gyi|gia|ja+(?:u|oo|o|e|y)?\\w*)';
const FAMILY =
  '(?:parivaa?r|pariwaa?r|ghar\\w*|bach\\w*|bacch\\w*|biwi|bivi|patni|pati|maa|baap|beti|beta|gharwal\\w*)';

/**
 * What somebody says of a death of their own that may come. "Main" and "me" are also how "in" is written: "I" is meant at the
 * start and behind what leads to a case, or where "too" and the family stand by it.
 */
const OWN_DEATH: readonly RegExp[] = [
  new RegExp(
    `(?:^|\\b(?:aur|ab|agar|yadi|phir|fir|kal|kahin|jab) )(?:main|mai|mein|men|me|hum|ham)(?: (?:bhi|vi|hi|khud|agar|kal|to))* ${DIES}\\b`,
  ),
  new RegExp(`\\b(?:main|mai|mein|men|me|hum|ham) (?:bhi|vi|khud)(?: \\w+)? ${DIES} to\\w?\\b.*\\b${FAMILY}\\b`),
  new RegExp(`\\b${FAMILY}\\b.*\\b(?:main|mai|hum|ham) (?:bhi|vi|khud) ${DIES} to\\w?\\b`),
  new RegExp(
    `\\b(?:main|mai|hum|ham) (?:hi |bhi )?(?:nahi|nahin|nhi|na) (?:raha|rahi|rahe|rha|rhi) to\\w?\\b.*\\b${FAMILY}\\b`,
  ),
  /\bif i (?:also|too|even) (?:die|am dead|pass away)\b|\bif i (?:die|am dead|pass away) (?:also|too|as well)\b/,
];

/** Asked in calm by whoever is insured or draws a pension. */
const PAPERS = /\b(?:insurance|insured|policy|nominee|pension|scheme|bima|beema|yojana|yojna|cover)\b/;

/** Whether a message, in Latin letters, speaks of the writer's own death: "if I die too, how much will the family get". */
export const tellsOfOwnDeath = (text: string): boolean =>
  OWN_DEATH.some((pattern) => pattern.test(text)) || (/\bif i die\b/.test(text) && !PAPERS.test(text));

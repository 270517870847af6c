import { remembered } from '../../vocabulary/remembered.js';
import { isWithin } from '../../vocabulary/spelling-distance.js';
import { latinWords, spokenWord } from './spoken-form.js';

/** The words that accidents and poisonings are known by, each as their patterns have it; and the animals and engines that they befall. */
const WORDS =
  'saanp snake katliya scorpion bichhu current curent karant electric electrocuted shock shocked jhatka bijli lightning struck chipak behosh behoshi unconscious fainted fainting collapsed breathing breathe breath saans sweating pasina thresher chaffcutter crusher cutter gandasa sickle daranti kulhadi rotavator harvester tractor trolley machine ungli finger fingers caught crushed khoon blood bleeding palat injured ghayal kuchal madhumakkhi madhumakkhiyon tataiya stung attacked attack hamla septic biogas borewell talab nahar canal drowned drowning kutta kutte bitten bandar monkey stroke heatstroke sunstroke chakkar dizzy garmi dhoop vomiting swallowed drank licked pesticide insecticide keetnashak weedicide poison zahar zeher sulphas celphos spraying sprayed chidkav chhidakne phorate aankh aankhon headache jalan kapde jhaag foaming trembling burned mazdoor worker labourer husband brother father mother child daughter uncle bachcha bachchi bachche gudiya ladke pitaji devar'.split(
    ' ',
  );
/** Shorter ones: two letters may have changed places, or one be left out. */
const SHORT_WORDS =
  'snake dawa haath bhai papa beta beti pair saans doob bees hosh heat wire hand fell pond well pati dard ulti goli head eyes bite foam liya daal kaanp kuen skin laga aadmi dikkat monkey dhoop garmi drank zeher shock jalan canal tank child siyar bhains bakri murgi motor'.split(
    ' ',
  );
/** From so many letters on one of any kind may be wrong. */
const ONE_MISTAKE_FROM = 5;
const TWO_MISTAKES_FROM = 9;
const SHORTEST = 3;

interface Meant {
  readonly spoken: string;
  readonly word: string;
}
const MEANT: readonly Meant[] = WORDS.map((word) => ({ spoken: spokenWord(word), word }));

function isSlipOf(written: string, meant: string): boolean {
  const length = Math.min(written.length, meant.length);
  const mistakes = length >= TWO_MISTAKES_FROM ? 2 : 1;
  return written[0] === meant[0] && length >= ONE_MISTAKE_FROM && isWithin(written, meant, mistakes);
}

const sorted = (word: string): string => [...word].sort().join('');
const isShortSlipOf = (written: string, meant: string): boolean =>
  written[0] === meant[0] &&
  written.length >= SHORTEST &&
  (sorted(written) === sorted(meant) || (written.length === meant.length - 1 && isWithin(written, meant, 1)));

const meantBy = remembered((word): string => {
  const spoken = spokenWord(word);
  const near =
    MEANT.find((meant) => meant.spoken === spoken) ??
    MEANT.find((meant) => isSlipOf(word, meant.word) || isSlipOf(spoken, meant.spoken));
  return near?.word ?? SHORT_WORDS.find((meant) => isShortSlipOf(word, meant)) ?? word;
});

/** The small words that are typed fastest, behind what leads to them: "kat gaay" is no cow. */
const SMALL_WORDS: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /\b(lag|kat|gir|dab|doob|ho|aa|chal[aei]|phas|fas|pi|kha|jal|chipak|palat|phat|toot|bah) g[ayh]{1,3}[aei]?\b/g,
    '$1 gaya',
  ],
  [/\b(pi|pee|kha|nigal|le|kaat|kat|chaat) l[iya]{2,3}\b/g, '$1 liya'],
  [/\b(?:n(?:ai|hi|aih|hai|ahin|ah|ahii)|anhi)\b/g, 'nahi'],
];

/**
 * A message in Latin letters with the words of danger spelled as they are known by: "thersher me haath aa gya"; undefined where
 * nothing is spelled otherwise. A word that `isKnown` is no slip.
 */
export function withDangerSpelled(message: string, isKnown: (word: string) => boolean): string | undefined {
  const written = latinWords(message).join(' ');
  const words = message
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((word) => (isKnown(word.toLowerCase()) ? latinWords(word) : latinWords(word).map(meantBy)));
  const meant = SMALL_WORDS.reduce((text, [slip, word]) => text.replace(slip, word), words.join(' '));
  return meant === written ? undefined : meant;
}

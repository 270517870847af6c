import { CROPS } from './crops.js';
import { hasDevanagari } from './devanagari.js';
import { Lexicon } from './lexicon.js';
import { type SoldAs, soldAs } from './sold-as.js';
import { isWithin } from './spelling-distance.js';
import { wordsOf } from './words-of.js';

/** One thing that is sold, what it is called, and as what. */
export interface Good extends SoldAs {
  readonly english: string;
  readonly hindi: string;
  /** All of its names, in English, Hindi and Roman Hindi. */
  readonly names: readonly string[];
}

/** Of what {@link CROPS} keeps together because it is grown alike, and of what it calls by the farm: as it is sold. "english: hindi: other names". */
const AS_IT_IS_SOLD =
  'rice: चावल: chawal, chaval, bhat, भात; paddy: धान: dhan, dhaan, jiri, jhona; basmati: बासमती: basmati rice, 1509, 1121; ' +
  'carrot: गाजर: carrots, gajar, gaajar; radish: मूली: mooli, muli; bottle gourd: लौकी: lauki, loki, louki, ghiya, घिया, doodhi; ' +
  'bitter gourd: करेला: karela; cucumber: खीरा: kheera, khira, kakdi, ककड़ी; watermelon: तरबूज: tarbuj, tarbooz, tarbuz; ' +
  'muskmelon: खरबूजा: kharbuja, kharbooja; pumpkin: कद्दू: kaddu, sitafal; ridge gourd: तोरी: tori, turai, तुरई; ' +
  'cauliflower: फूलगोभी: phoolgobhi, fulgobhi, phool gobhi, gobhi, gobi, गोभी, फूल गोभी; ' +
  'cabbage: पत्तागोभी: cabbages, पत्ता गोभी, pattagobhi, patta gobhi, band gobhi, बंद गोभी; ' +
  'kinnow: किन्नू: kinnu; orange: संतरा: santra, santara, narangi; lemon: नींबू: nimbu, neembu, nimboo, lime; ' +
  'mango: आम: mangoes, aam, alphonso, hapus, हापुस, dashehari, दशहरी; cotton: कपास: kapas, kapaas, narma, नरमा, rui, कापूस; ' +
  'milk: दूध: doodh, dudh; paneer: पनीर: panir, cottage cheese; ghee: घी: ghi, desi ghee; curd: दही: dahi; ' +
  'egg: अंडा: eggs, anda, ande, अंडे; chicken: मुर्गी: murgi, hen, poultry; goat: बकरी: goats, bakri, bakra; ' +
  'fish: मछली: machhli, machli, rohu, katla; honey: शहद: shahad, shehad, madhu; jaggery: गुड़: gud, gur; ' +
  'rose: गुलाब: roses, gulab; silk: रेशम: resham; fodder: चारा: chara, berseem, बरसीम; sugarcane: गन्ना: ganna, ganne, ईख; ' +
  'bael: बेल: bel; bamboo: बाँस: bans, baans; tomato: टमाटर: tomatoes, tamatar, tamaatar, tamater; ' +
  'onion: प्याज: onions, pyaj, pyaaj, pyaaz, pyaz, piyaj, piyaz, kanda, कांदा, dungli; ' +
  'sandalwood: चंदन: chandan; pig: सूअर: pigs, suar; peach: आड़ू: aadu fruit; plum: आलूबुखारा: alubukhara; ' +
  'walnut: अखरोट: walnuts, akhrot; almond: बादाम: almonds, badam; apricot: खुबानी: apricots, khubani; clove: लौंग: cloves, laung; ' +
  'nutmeg: जायफल: jaiphal; cinnamon: दालचीनी: dalchini; buckwheat: कुट्टू: kuttu; lettuce: लेट्यूस: salad patta; ' +
  'zucchini: ज़ुकीनी: jukini; kodo: कोदो: kodo millet, kutki, कुटकी, sawan millet';

/** Subjects of {@link CROPS} whose goods stand above, or that are not sold by that name. */
const STANDS_ABOVE = new Set(
  (
    'paddy basmati carrot cucurbits cauliflower kinnow mango cotton dairy goats poultry fish bees mulberry fodder sugarcane ' +
    'tomato onion pigs rose bael bamboo sandalwood ' +
    'peach walnut lettuce clove-nutmeg kuttu small-millets unwritten-camel unwritten-horse unwritten-dog'
  ).split(' '),
);

const good = (english: string, hindi: string, others: readonly string[]): Good => ({
  english,
  hindi,
  names: [...new Set([english, hindi, ...others])],
  ...soldAs(english),
});

/** What is sold, one thing each. */
export const GOODS: readonly Good[] = [
  ...AS_IT_IS_SOLD.split('; ').map((line) => {
    const [english = '', hindi = '', others = ''] = line.split(': ');
    return good(english, hindi, others.split(', '));
  }),
  ...CROPS.filter(({ subject }) => !STANDS_ABOVE.has(subject)).map(({ names: [english, hindi, ...others] }) =>
    good(english, hindi, others),
  ),
];

const goodsByName = new Lexicon<Good>(
  GOODS.map((value) => ({ value, names: value.names })),
  ['bazar', 'bazaar', 'बाजार', 'under', 'plains'],
);

const spelling = (text: string): string => wordsOf(text).join(' ');

/** What a text names, by spelling or by sound. */
export function goodsIn(text: string): readonly Good[] {
  return goodsByName.find(text);
}

/** The words of a text that name nothing that is sold. */
export function wordsBesideGoods(text: string): readonly string[] {
  return goodsByName.rest(text);
}

/** Shorter words are one letter away from too many others. */
const SHORTEST_WITH_A_SLIP = 4;

interface Spelled {
  readonly good: Good;
  readonly name: string;
  readonly spelled: string;
}

const SPELLED: readonly Spelled[] = GOODS.flatMap((good) =>
  good.names.map((name) => ({ good, name, spelled: spelling(name) })),
);
const WITH_A_SLIP = SPELLED.filter(({ spelled }) => spelled.length >= SHORTEST_WITH_A_SLIP);

/** Whether any name begins with this, spelled as `wordsOf` has it. */
export const beginsName = (begun: string): boolean => SPELLED.some(({ spelled }) => spelled.startsWith(begun));

/** The names that are at most so many letters from what was typed, with the same first letter; nearest first. */
export function namesNear(typed: string, mistakes: number): readonly Spelled[] {
  const word = spelling(typed);
  if (word.length < SHORTEST_WITH_A_SLIP) return [];
  return WITH_A_SLIP.filter(({ spelled }) => spelled[0] === word[0] && isWithin(spelled, word, mistakes));
}

/** An English name as it stands by itself. */
export const capitalised = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase());

/** The name in the script in which `written` has no letter; null where it has both, and where it names nothing or several things. */
export function nameInOtherScript(written: string): string | null {
  const [only, another] = goodsIn(written);
  if (!only || another) return null;
  if (!hasDevanagari(written)) return only.hindi;
  return /[a-z]/i.test(written) ? null : capitalised(only.english);
}

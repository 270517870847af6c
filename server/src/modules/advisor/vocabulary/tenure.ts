import { Lexicon } from '../../vocabulary/lexicon.js';
import { contentWords } from '../language/terms.js';

/** On whose land somebody farms: on another's, or on the family's that was never divided. */
export type Tenure = 'tenant' | 'undivided';

const tenureWords = new Lexicon<Tenure>([
  {
    value: 'tenant',
    names:
      'lease, leased, लीज, tenant, sharecropper, share cropper, sharecropping, rented land, no land of my own, land is not mine, own no land, batai, bataai, batayi, bataidar, bataaidar, adhiya, adhbatai, theke, theka, thekedari, patte pe, patte par, apni zameen nahi, apni jameen nahi, khud ki zameen nahi, zameen nahi hai, बटाई, बटाईदार, अधिया, ठेके पर, ठेके पे, पट्टे पर, पट्टे पे, अपनी जमीन नहीं, अपनी ज़मीन नहीं, खुद की जमीन नहीं'.split(
        ', ',
      ),
  },
  {
    value: 'undivided',
    names:
      'father name, fathers name, name of father, name of my father, grandfather name, grandfathers name, name of my grandfather, not divided, undivided, partition not done, dada ke naam, dadaji ke naam, pita ke naam, pitaji ke naam, papa ke naam, baap ke naam, batwara nahi, bantwara nahi, batvara nahi, दादा के नाम, दादाजी के नाम, पिता के नाम, पिताजी के नाम, बाप के नाम, बंटवारा नहीं, बँटवारा नहीं, बटवारा नहीं'.split(
        ', ',
      ),
  },
]);

/** On whose land the visitor says that he farms; undefined where he says nothing of it. */
export function tenureIn(text: string): Tenure | undefined {
  return tenureWords.find(text)[0];
}

const whoWords = new Lexicon<true>([
  {
    value: true,
    names:
      'small farmer, marginal farmer, woman farmer, scheduled caste, scheduled tribe, sc, st, obc, chhota kisan, chota kisan, simant kisan, seemant kisan, laghu kisan, mahila kisan, छोटा किसान, सीमांत किसान, लघु किसान, महिला किसान, छोटी किसान, अनुसूचित जाति, अनुसूचित जनजाति, एससी, एसटी'.split(
        ', ',
      ),
  },
]);

const OF_LAND =
  /^(?:land|farmers?|only|own|have|jami?n|jameen|zameen|kheti|kart[ai]|जमीन|किसान|खेती|करत[ाी]|मै|mai|me|hu)$/u;

/** "I am a small farmer, SC", "I have only lease land": tells who asks, and asks for nothing. */
export const onlyTellsWho = (text: string): boolean =>
  (whoWords.has(text) &&
    contentWords(whoWords.rest(text).join(' ')).every((word) => /^(?:मै|mai|me|hu)$/u.test(word))) ||
  (tenureWords.has(text) && contentWords(tenureWords.rest(text).join(' ')).every((word) => OF_LAND.test(word)));

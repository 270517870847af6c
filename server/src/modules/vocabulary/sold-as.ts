/** What kind of produce a good is, and what it is usually sold by. */
export interface SoldAs {
  /** As farmers list it: herbs, which a listing's form does not offer, are `other`. */
  readonly category: 'vegetables' | 'fruits' | 'grains' | 'spices' | 'dairy' | 'other';
  /** What farmers and mandis name its price for. */
  readonly unit: 'kg' | 'quintal' | 'ton' | 'pieces' | 'liters';
}

/** Goods by their English names. */
const SOLD: ReadonlyArray<readonly [SoldAs['category'], SoldAs['unit'], goods: string]> = [
  [
    'grains',
    'quintal',
    'rice, paddy, basmati, wheat, maize, bajra, barley, jowar, ragi, oats, kodo, quinoa, chia, gram, moong, urad, tur, lentil, ' +
      'cowpea, kulthi, moth bean, khesari, mustard, groundnut, soybean, sunflower, sesame, nigerseed, safflower, castor, linseed, taramira, buckwheat',
  ],
  [
    'vegetables',
    'quintal',
    'tomato, onion, potato, carrot, radish, bottle gourd, bitter gourd, cucumber, pumpkin, ridge gourd, pointed gourd, ivy gourd, ' +
      'cauliflower, cabbage, knol khol, chilli, okra, brinjal, pea, capsicum, turnip, beetroot, sweet potato, colocasia, ' +
      'elephant-foot yam, tapioca',
  ],
  [
    'vegetables',
    'kg',
    'lettuce, zucchini, water chestnut, curry leaf, spinach, mint, mushroom, broccoli, french bean, drumstick, jackfruit',
  ],
  [
    'fruits',
    'kg',
    'mango, banana, kinnow, orange, lemon, guava, apple, papaya, pomegranate, grapes, litchi, strawberry, pear, peach, plum, ' +
      'fig, date palm, jamun, ber, bael, sapota, custard apple, aonla, kiwi, avocado, dragon fruit, walnut, almond, apricot',
  ],
  ['fruits', 'quintal', 'watermelon, muskmelon'],
  ['fruits', 'pieces', 'pineapple, coconut'],
  ['spices', 'quintal', 'garlic, ginger, turmeric, coriander, cumin, fenugreek, fennel, ajwain, kalonji'],
  ['spices', 'kg', 'black pepper, cardamom, saffron, vanilla, clove, nutmeg, cinnamon'],
  ['dairy', 'liters', 'milk'],
  ['dairy', 'kg', 'paneer, ghee, curd'],
  ['other', 'quintal', 'cotton, jute, mesta, guar, jaggery, isabgol, makhana, arecanut, oil palm, tobacco, rubber'],
  ['other', 'ton', 'sugarcane, fodder, poplar, eucalyptus, mahogany, melia dubia'],
  [
    'other',
    'kg',
    'honey, fish, prawn, cashew, tea, coffee, cocoa, silk, rose, marigold, sandalwood, agarwood, chrysanthemum, tuberose, jasmine, lac',
  ],
  ['other', 'kg', 'aloe vera, stevia, lemongrass, ashwagandha, tulsi, safed musli'],
  [
    'other',
    'pieces',
    'egg, chicken, goat, pig, rabbit, duck, quail, gladiolus, gerbera, orchid, bamboo, teak, betel vine',
  ],
];

const byName = new Map<string, SoldAs>(
  SOLD.flatMap(([category, unit, goods]) => goods.split(', ').map((name) => [name, { category, unit }] as const)),
);

/** Throws for a good that stands in no line above. */
export function soldAs(english: string): SoldAs {
  const found = byName.get(english);
  if (!found) throw new Error(`sold-as.ts does not say what ${english} is sold as.`);
  return found;
}

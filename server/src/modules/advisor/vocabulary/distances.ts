/** Roads between the markets that farmers ask about, in km, by the usual road; rounded, so they are said to be "about". */
const ROADS: Readonly<Record<string, number>> = {
  'Delhi Hisar': 165,
  'Delhi Panipat': 90,
  'Delhi Sirsa': 255,
  'Delhi Karnal': 125,
  'Delhi Rohtak': 75,
  'Delhi Sonipat': 45,
  'Ambala Delhi': 200,
  'Delhi Kurukshetra': 160,
  'Hisar Rohtak': 95,
  'Karnal Panipat': 35,
  'Hisar Karnal': 150,
  'Delhi Gurgaon': 32,
  'Delhi Faridabad': 30,
  'Delhi Jaipur': 280,
  'Hisar Sirsa': 90,
  'Hisar Panipat': 130,
  'Gurgaon Panipat': 125,
  'Gurgaon Jaipur': 240,
  'Jaipur Sirsa': 320,
  'Hisar Jaipur': 280,
  'Faridabad Gurgaon': 30,
};

/** About how many km it is by road between two markets; undefined where we do not know. */
export function roadBetween(one: string, other: string): number | undefined {
  return ROADS[[one, other].sort().join(' ')];
}

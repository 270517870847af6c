import { type Warehouse, warehouses } from '../../catalogue/datasets/warehouses.js';
import { placeNamed } from '../../geography/places.js';
import { AnswerLanguage } from '../advisor.types.js';
import { pick, placeName, say } from '../wording.js';
import { type StorageArguments, storageParameters } from './cold-storage.tool.js';
import { PAGES } from './page-addresses.js';
import { MOST_LINES, type Tool, type ToolAnswer } from './tool.js';

/** As the data spells it (AC-240). */
const FREE = 'Available';

function line(row: Warehouse, language: AnswerLanguage): string {
  return language === AnswerLanguage.HI
    ? `${row.nameHi}, ${row.locationHi}: ${row.capacityHi}, ${row.priceHi}, ${row.status === FREE ? 'जगह है' : 'अभी जगह नहीं'}`
    : `${row.name}, ${row.location}: ${row.capacity}, ${row.price}, ${row.status === FREE ? 'has space' : 'no space now'}`;
}

/** A place outside the list: stores of another state would be no answer. */
function notCovered(place: string, language: AnswerLanguage): ToolAnswer {
  return {
    text: say(language, {
      en: `I have no list of warehouses for ${place}, nor their rent; mine is a sample for Haryana alone. Ask the State Warehousing Corporation, the Central Warehousing Corporation (CWC) or your PACS; registered stores, which give the e-NWR, are listed on wdra.gov.in.`,
      hi: `${place} के गोदामों की सूची और किराया मेरे पास नहीं है; मेरी सूची केवल हरियाणा का नमूना है। राज्य भंडारण निगम, केंद्रीय भंडारण निगम (CWC) या अपनी पैक्स से पूछिए; पंजीकृत गोदाम, जो ई-रसीद (e-NWR) देते हैं, wdra.gov.in पर हैं।`,
    }),
    sources: [{ name: pick(language, 'Warehouse list', 'गोदाम सूची'), figure: null, date: null, path: PAGES.storage }],
  };
}

/** Warehouses of a district; where it has none, those with space elsewhere. */
export const warehouseTool: Tool<StorageArguments> = {
  name: 'warehouses',
  description: 'Warehouses (godowns) for grain in Haryana with capacity, rent and whether they have space.',
  parameters: storageParameters,
  async run({ data, language }, { district }) {
    const rows = await data.rows(warehouses);
    const place = placeNamed(district ?? '')?.haryanaDistrict;
    if (place === undefined && district !== undefined) return notCovered(placeName(district, language), language);
    const here = place === undefined ? [] : rows.filter((row) => row.location.startsWith(place));
    const best = (here.length > 0 ? here : rows.filter((row) => row.status === FREE)).slice(0, MOST_LINES);
    const elsewhere = place !== undefined && here.length === 0;
    const heading = elsewhere
      ? say(language, {
          en: `Sample list: none in ${place}. These have space:`,
          hi: 'नमूना सूची: उस ज़िले का गोदाम इसमें नहीं है। इनमें जगह है:',
        })
      : say(language, { en: 'Sample list: warehouses for grain:', hi: 'नमूना सूची: अनाज के गोदाम:' });
    const close = say(language, {
      en: 'Dry the grain well before it goes in, and ask for the electronic receipt (e-NWR): banks lend on it.',
      hi: 'अनाज अच्छी तरह सुखाकर रखें और ई-गोदाम रसीद (e-NWR) माँगें: बैंक उस पर ऋण देते हैं।',
    });
    return {
      text: [heading, ...best.map((row) => line(row, language)), close].join('\n'),
      sources: best.map((row) => ({
        name: pick(language, row.name, row.nameHi),
        figure: pick(language, row.price, row.priceHi),
        date: null,
        path: PAGES.storage,
      })),
    };
  },
};

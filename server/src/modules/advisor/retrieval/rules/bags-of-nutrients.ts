import { westernDigits } from '../../../../platform/spelling.js';
import type { Part } from '../planning/plan.js';
import type { Reading } from '../reading/reading.js';

/** What a bag holds: DAP 18 % nitrogen and 46 % phosphorus, urea 46 % nitrogen, super 16 % phosphorus, muriate 60 % potash. */
const DAP = { nitrogen: 0.18, phosphorus: 0.46, bag: 50 };
const UREA = { nitrogen: 0.46, bag: 45 };
const SUPER = { phosphorus: 0.16 };
const MURIATE = { potash: 0.6 };

/** A grade stands on a bag and is no dose: 12:32:16, 19:19:19. */
const GRADES = new Set(
  '10:26:26 12:32:16 12:61:0 13:0:45 14:28:14 14:35:14 15:15:15 16:16:16 17:17:17 18:18:18 18:46:0 19:19:19 20:20:0 20:20:20 24:24:0 28:28:0 0:52:34 0:0:50'.split(
    ' ',
  ),
);

const ASKS_FOR_BAGS =
  /\b(?:bags?|bori\w*|katt[aei]|dap|urea|mop|ssp|how (?:much|many)|kitn[aei])\b|बोरी|बोरे|कट्टे|डीएपी|यूरिया|कितन/iu;

/** Figures of a soil report are what the land holds; what it is told to be given is asked in bags. */
const OF_REPORT = /\b(?:soil|report|card|mitti)\b|मिट्टी|रिपोर्ट|कार्ड/iu;
const IN_BAGS = /\b(?:bags?|bori\w*|katt[aei])\b|बोरी|बोरे|कट्टे/iu;

const NUMBER = '(\\d+(?:\\.\\d+)?)';
const IN_A_ROW = new RegExp(`(?<![\\d.:])${NUMBER}\\s*[:/-]\\s*${NUMBER}\\s*[:/-]\\s*${NUMBER}(?![\\d.:])`, 'u');
const OF_NPK = /\bn\.?\s*p\.?\s*k\b|एनपीके|नाइट्रोजन|nitrogen/iu;

/** "60 kg N", "60 kg nitrogen", "N 60": the figure before the name or, where none is, after it. */
const figureOf = (text: string, name: string): number | undefined => {
  const before = new RegExp(`${NUMBER}\\s*(?:kg|kilo|kgs|किलो)\\s*(?:of\\s+)?(?:${name})(?![\\p{L}\\p{M}])`, 'iu').exec(
    text,
  )?.[1];
  const after = new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${name})(?![\\p{L}\\p{M}])[\\s:=-]*${NUMBER}\\s*(?:kg|kilo|किलो)`,
    'iu',
  ).exec(text)?.[1];
  const found = before ?? after;
  return found === undefined ? undefined : Number(found);
};

interface Dose {
  readonly nitrogen: number;
  readonly phosphorus: number;
  readonly potash: number;
}

function doseIn(text: string): Dose | undefined {
  const row = OF_NPK.test(text) ? IN_A_ROW.exec(text) : null;
  if (row) {
    const [nitrogen = 0, phosphorus = 0, potash = 0] = row.slice(1, 4).map(Number);
    return GRADES.has(`${nitrogen}:${phosphorus}:${potash}`) ? undefined : { nitrogen, phosphorus, potash };
  }
  const nitrogen = figureOf(text, 'n|nitrogen|नाइट्रोजन');
  const phosphorus = figureOf(text, 'p|p2o5|phosph\\w*|फ[ाॉ]?स्फ[ोा]रस');
  if (nitrogen === undefined || phosphorus === undefined) return undefined;
  return { nitrogen, phosphorus, potash: figureOf(text, 'k|k2o|potash|पोटाश') ?? 0 };
}

const inBags = (kilos: number, bag: number): string => (kilos / bag).toFixed(1).replace(/\.0$/, '');
const bags = (kilos: number, bag: number): string => {
  const count = inBags(kilos, bag);
  return `${count} ${count === '1' ? 'bag' : 'bags'}`;
};

/** "60 kg N, 24 kg P, 12 kg K: how many bags": the phosphorus by DAP, the rest of the nitrogen by urea, the potash by muriate. */
export function bagsOfNutrients({ text: written }: Reading): Part[] | undefined {
  const text = westernDigits(written);
  const asks = ASKS_FOR_BAGS.test(text) && (!OF_REPORT.test(text) || IN_BAGS.test(text));
  const dose = asks ? doseIn(text) : undefined;
  if (dose === undefined) return undefined;
  const dap = Math.min(dose.phosphorus / DAP.phosphorus, dose.nitrogen / DAP.nitrogen);
  const urea = Math.max(0, dose.nitrogen - dap * DAP.nitrogen) / UREA.nitrogen;
  const alone = dose.nitrogen / UREA.nitrogen;
  const kilos = {
    dap: Math.round(dap),
    urea: Math.round(urea),
    potash: Math.round(dose.potash / MURIATE.potash),
    super: Math.round(dose.phosphorus / SUPER.phosphorus),
    alone: Math.round(alone),
  };
  const potash =
    kilos.potash === 0
      ? { en: '', hi: '' }
      : { en: `\nMuriate of potash (MOP): ${kilos.potash} kg.`, hi: `\nम्यूरेट ऑफ पोटाश (एमओपी): ${kilos.potash} किलो।` };
  return [
    {
      kind: 'reply',
      text: {
        en: `For ${dose.nitrogen} kg nitrogen, ${dose.phosphorus} kg phosphorus and ${dose.potash} kg potash, on the same land:\nDAP: ${kilos.dap} kg (${bags(dap, DAP.bag)} of 50 kg); it brings ${Math.round(dap * DAP.nitrogen)} kg of the nitrogen.\nUrea: ${kilos.urea} kg (${bags(urea, UREA.bag)} of 45 kg).${potash.en}\nWithout DAP: single superphosphate ${kilos.super} kg and urea ${kilos.alone} kg.\nDAP and potash go in at sowing, urea in parts as the crop asks for it.`,
        hi: `${dose.nitrogen} किलो नाइट्रोजन, ${dose.phosphorus} किलो फास्फोरस और ${dose.potash} किलो पोटाश के लिए, उतनी ही जमीन पर:\nडीएपी: ${kilos.dap} किलो (50 किलो की ${inBags(dap, DAP.bag)} बोरी); इससे ${Math.round(dap * DAP.nitrogen)} किलो नाइट्रोजन भी मिलता है।\nयूरिया: ${kilos.urea} किलो (45 किलो की ${inBags(urea, UREA.bag)} बोरी)।${potash.hi}\nडीएपी न हो तो: सिंगल सुपर फास्फेट ${kilos.super} किलो और यूरिया ${kilos.alone} किलो।\nडीएपी और पोटाश बुवाई पर, यूरिया फसल की जरूरत से हिस्सों में।`,
      },
    },
  ];
}

import { z } from 'zod';
import { type Machine, MachineStatus, machines } from '../../catalogue/datasets/machines.js';
import { placeWords, stateWords } from '../../geography/places.js';
import { AnswerLanguage } from '../advisor.types.js';
import { pick, placeName, rupees, say } from '../wording.js';
import { machineWords } from '../words/tool-words.js';
import { PAGES } from './page-addresses.js';
import { MOST_LINES, saidWords, type Tool } from './tool.js';

export interface MachinesArguments {
  /** A machine by any of its names; without it, what is free. */
  readonly machine?: string | undefined;
}

/** Working hours of a day of rent. */
const HOURS = 6;

function line(row: Machine, language: AnswerLanguage): string {
  const free = row.status === MachineStatus.AVAILABLE;
  const anHour = rupees(Math.round(row.pricePerDay / HOURS / 10) * 10);
  return language === AnswerLanguage.HI
    ? `${row.nameHi}, ${row.locationHi}: ${rupees(row.pricePerDay)}/दिन (करीब ${anHour}/घंटा), ${free ? 'उपलब्ध' : 'बुक है'}`
    : `${row.name}, ${row.location}: ${rupees(row.pricePerDay)}/day (about ${anHour} an hour), ${free ? 'available' : 'booked'}`;
}

const ANY_MACHINE = 'machine-';
/** "I don't have a tractor": what is missed is not what is asked for, where something else is named. */
const NOT_OWNED =
  /\b(?:dont|don't|do not|not) (?:have|own)(?: an?| any| my own)? \p{L}+|\b(?:mere|mera|hamare|apna)(?: paas| pas)? \p{L}+ (?:nahi|nhi|nahin|na)\b|(?:मेरे|हमारे)(?: पास)? [\p{L}\p{M}]+ (?:नहीं|नही)/giu;

/** The machines that a question names, each as the beginning of its identifier; any where it names none. */
function wantedMachines(question: string): readonly string[] {
  const asked = machineWords.find(question.replace(NOT_OWNED, ' '));
  const named = (asked.length > 0 ? asked : machineWords.find(question)).filter((prefix) => prefix !== ANY_MACHINE);
  return named.length > 0 ? named.slice(0, MOST_LINES) : [ANY_MACHINE];
}

/** The place that a question names last, as a row's place spells it: "in Ludhiana … what about Sangrur". */
function placeIn(question: string): string | undefined {
  return placeWords.find(question).at(-1)?.name ?? stateWords.find(question)[0];
}

/** That the list has nothing at the place that was named, and who has machines there. */
function noneAt(place: string, language: AnswerLanguage): string {
  const name = placeName(place, language);
  return say(language, {
    en: `My sample list has none of these in ${name}: ask the co-operative society (PACS), the custom hiring centre, the block agriculture office or the FARMS app there. `,
    hi: `${name} में यह मशीन मेरी नमूना सूची में नहीं है: वहाँ की सहकारी समिति (पैक्स), कस्टम हायरिंग केंद्र, ब्लॉक कृषि दफ्तर या फार्म्स (FARMS) ऐप से पूछें। `,
  });
}

/** Machines for rent, free ones first; those of the place that was named before others. */
export const machinesTool: Tool<MachinesArguments> = {
  name: 'machines_for_rent',
  description: 'Farm machines and implements for rent with rupees per day, place and whether they are free.',
  parameters: z.object({
    machine: saidWords.optional().describe('The machine, for example "rotavator". Leave out for what is free.'),
  }),
  async run({ data, language }, { machine }) {
    const rows = await data.rows(machines);
    const prefixes = wantedMachines(machine ?? '');
    const place = placeIn(machine ?? '');
    const isThere = (row: Machine): boolean => place !== undefined && row.location.includes(place);
    // Of several machines each is shown, the free ones first.
    const each = Math.max(1, Math.floor(MOST_LINES / prefixes.length));
    const best = prefixes.flatMap((prefix) =>
      rows
        .filter((row) => row.id.startsWith(prefix))
        .sort(
          (one, other) =>
            Number(isThere(other)) - Number(isThere(one)) ||
            Number(one.status !== MachineStatus.AVAILABLE) - Number(other.status !== MachineStatus.AVAILABLE),
        )
        .slice(0, each),
    );
    const heading = say(language, {
      en: 'Sample rates for rent, a day of about six working hours:',
      hi: 'नमूना दरें, करीब छह घंटे के दिन का किराया:',
    });
    return {
      text: [
        `${place === undefined || best.some(isThere) ? '' : noneAt(place, language)}${heading}`,
        ...best.map((row) => line(row, language)),
      ].join('\n'),
      sources: best.map((row) => ({
        name: pick(language, row.name, row.nameHi),
        figure: `${rupees(row.pricePerDay)}/${pick(language, 'day', 'दिन')}`,
        date: null,
        path: PAGES.machines,
      })),
    };
  },
};

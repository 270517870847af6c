import { z } from 'zod';
import { type Machine, MachineStatus, machines } from '../../catalogue/datasets/machines.js';
import { placeWords, stateWords } from '../../geography/places.js';
import type { AnswerLanguage } from '../advisor.types.js';
import { pick, placeName, rupees } from '../wording.js';
import { sentencesOf } from '../words/sentences.js';
import { machineWords } from '../words/tool-words.js';
import { PAGES } from './page-addresses.js';
import { MOST_LINES, saidWords, type Tool } from './tool.js';

export interface MachinesArguments {
  /** A machine by any of its names; without it, what is free. */
  readonly machine?: string | undefined;
}

/** Working hours of a day of rent. */
const HOURS = 6;

const say = sentencesOf('machines', ['free', 'booked', 'noneAt', 'heading', 'figure']);

const line = (row: Machine, language: AnswerLanguage): string =>
  say(row.status === MachineStatus.AVAILABLE ? 'free' : 'booked', language, {
    name: pick(language, row.name, row.nameHi),
    place: pick(language, row.location, row.locationHi),
    price: rupees(row.pricePerDay),
    anHour: rupees(Math.round(row.pricePerDay / HOURS / 10) * 10),
  });

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
    const isMissing = place !== undefined && !best.some(isThere);
    return {
      text: [
        `${isMissing ? `${say('noneAt', language, { place: placeName(place, language) })} ` : ''}${say('heading', language)}`,
        ...best.map((row) => line(row, language)),
      ].join('\n'),
      sources: best.map((row) => ({
        name: pick(language, row.name, row.nameHi),
        figure: say('figure', language, { price: rupees(row.pricePerDay) }),
        date: null,
        path: PAGES.machines,
      })),
    };
  },
};

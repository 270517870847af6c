import { z } from 'zod';
import { type Machine, MachineStatus, machines } from '../../catalogue/datasets/machines.js';
import { AnswerLanguage } from '../advisor.types.js';
import { machineWords } from '../vocabulary/machines.js';
import { pick, rupees, say } from '../wording.js';
import { PAGES } from './pages.js';
import { MOST_LINES, type Tool } from './tool.js';

export interface MachinesArguments {
  /** A machine by any of its names; without it, what is free. */
  readonly machine?: string | undefined;
}

function line(row: Machine, language: AnswerLanguage): string {
  const free = row.status === MachineStatus.AVAILABLE;
  return language === AnswerLanguage.HI
    ? `${row.nameHi}, ${row.locationHi}: ${rupees(row.pricePerDay)}/दिन, ${free ? 'उपलब्ध' : 'बुक है'}`
    : `${row.name}, ${row.location}: ${rupees(row.pricePerDay)}/day, ${free ? 'available' : 'booked'}`;
}

/** Machines for rent, free ones first. */
export const machinesTool: Tool<MachinesArguments> = {
  name: 'machines_for_rent',
  description: 'Farm machines and implements for rent with rupees per day, place and whether they are free.',
  parameters: z.object({
    machine: z
      .string()
      .max(80)
      .optional()
      .describe('The machine, for example "rotavator". Leave out for what is free.'),
  }),
  async run({ data, language }, { machine }) {
    const rows = await data.rows(machines);
    const [prefix] = machineWords.find(machine ?? '');
    const wanted = rows.filter((row) => row.id.startsWith(prefix ?? 'machine-'));
    const best = [...wanted]
      .sort(
        (one, other) =>
          Number(one.status !== MachineStatus.AVAILABLE) - Number(other.status !== MachineStatus.AVAILABLE),
      )
      .slice(0, MOST_LINES);
    const heading = say(language, {
      en: 'Sample rates for rent, a day of about six working hours:',
      hi: 'नमूना दरें, करीब छह घंटे के दिन का किराया:',
    });
    return {
      text: [heading, ...best.map((row) => line(row, language))].join('\n'),
      sources: best.map((row) => ({
        name: pick(language, row.name, row.nameHi),
        figure: `${rupees(row.pricePerDay)}/${pick(language, 'day', 'दिन')}`,
        date: null,
        path: PAGES.machines,
      })),
    };
  },
};

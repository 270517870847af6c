import { z } from 'zod';
import { estimateFare, Vehicle } from '../../transport/fare.rules.js';
import type { Bilingual } from '../advisor.types.js';
import { pick, rupees, say } from '../wording.js';
import { PAGES } from './pages.js';
import type { Tool } from './tool.js';

export interface FareArguments {
  readonly vehicle?: Vehicle | undefined;
  /** 1 to 10,000. */
  readonly tons?: number | undefined;
}

const DEFAULT_TONS = 10;

const VEHICLE_NAMES: Readonly<Record<Vehicle, Bilingual>> = {
  [Vehicle.OPEN_TRUCK]: { en: 'open truck', hi: 'खुला ट्रक' },
  [Vehicle.CLOSED_TRUCK]: { en: 'closed truck', hi: 'बंद ट्रक' },
  [Vehicle.CONTAINER]: { en: 'container', hi: 'कंटेनर' },
  [Vehicle.TEMPO]: { en: 'tempo', hi: 'टेंपो' },
};

/** The transport calculator's estimate, which knows neither route nor commodity. */
export const fareTool: Tool<FareArguments> = {
  name: 'transport_fare',
  description: 'Rough transport fare in rupees by vehicle and load in tons. It does not depend on route or commodity.',
  parameters: z.object({
    vehicle: z.enum(Object.values(Vehicle)).optional().describe('Vehicle; an open truck where nothing is said.'),
    tons: z.number().min(1).max(10_000).optional().describe('Load in tons; 10 where nothing is said.'),
  }),
  async run({ language }, { vehicle = Vehicle.OPEN_TRUCK, tons = DEFAULT_TONS }) {
    const { fare, ratePerKm } = estimateFare(vehicle, tons);
    const name = say(language, VEHICLE_NAMES[vehicle]);
    const text = say(language, {
      en: `Rough fare for ${tons} tons by ${name}: ${rupees(fare)} (${rupees(ratePerKm)}/km rate). It does not know your route: settle the real fare with the transporter before loading. You can try other loads and vehicles in the transport calculator.`,
      hi: `${name} से ${tons} टन का मोटा अनुमान: ${rupees(fare)} (दर ${rupees(ratePerKm)}/किमी)। इसमें आपका रास्ता नहीं गिना गया: माल लादने से पहले ट्रांसपोर्टर से असली भाड़ा तय कर लें। दूसरा वज़न या गाड़ी परिवहन कैलकुलेटर में देख सकते हैं।`,
    });
    const source = {
      name: pick(language, 'Transport calculator', 'परिवहन कैलकुलेटर'),
      figure: rupees(fare),
      date: null,
      path: PAGES.transport,
    };
    return { text, sources: [source] };
  },
};

import type { Lead } from './lead.js';
import { IDEAS } from './lead-ideas.js';

/** What a state's scheme, a disease or a mixture is named by, whatever crop or price is named beside it. */
export const NAMED_LEADS: readonly Lead[] = [
  { entry: 'mera-pani-meri-virasat', all: [IDEAS.leavesPaddy] },
  { entry: 'mera-pani-meri-virasat', all: [IDEAS.haryana, IDEAS.insteadOfPaddy] },
  { entry: 'chhattisgarh-paddy-buying', all: [IDEAS.chhattisgarh, IDEAS.paddy, IDEAS.soldToSociety] },
  { entry: 'mango-malformation', all: [IDEAS.mango, IDEAS.bunchyFlowers] },
  { entry: 'fish-pond-stocking', all: [IDEAS.pondFish, IDEAS.howManyYoung] },
  { entry: 'fish-pond-stocking', all: [IDEAS.whichFish] },
  { entry: 'natural-inputs', all: [IDEAS.decomposer, IDEAS.makes], none: [IDEAS.straw] },
  { entry: 'aonla-fruit-black', all: [IDEAS.aonla, IDEAS.blackInside], none: [IDEAS.isPicked] },
];

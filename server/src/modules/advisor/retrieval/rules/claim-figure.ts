import { westernDigits } from '../../../../platform/spelling.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { areaIn, withoutRates } from '../../vocabulary/area.js';
import { IDEAS } from '../../vocabulary/ideas.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { byId, labelledPart } from '../planning/entry-parts.js';
import type { Plan } from '../planning/plan.js';
import { readQuestion } from '../reading/reading.js';
import { rupees, sumIn } from './premium-parts.js';

/** The entry whose formula is worked out: the share that is missing of the threshold yield, of the sum insured. */
const FORMULA_ENTRY = 'insurance-claim-amount';

const THRESHOLD = /(?:threshold|थ्रेशहोल्ड|गारंटी)(?: \p{L}[\p{L}\p{M}]*){0,3} (\d+(?:\.\d+)?)/iu;
const CAME =
  /(?:actual|real|measured|came|crop cutting|nikl[ia]|aay[ia]|mil[ia]|वास्तविक|असली|निकली|आई|मिली)(?: \p{L}[\p{L}\p{M}]*){0,3} (\d+(?:\.\d+)?)/iu;

/** "Sum insured 42,000 a hectare, threshold 20 quintals, 15 came, 1.5 hectares": the claim, worked out; undefined where a figure lacks. */
export function claimFigure(message: string, state: ConversationState, knowledge: KnowledgeBase): Plan | undefined {
  if (!IDEAS.thresholdYield.has(message)) return undefined;
  const text = westernDigits(message).replace(/(\d),(?=\d)/g, '$1');
  const threshold = Number(THRESHOLD.exec(text)?.[1]);
  const came = Number(CAME.exec(text)?.[1]);
  const insured = sumIn(text);
  if (insured === undefined || !(threshold > 0) || !(came >= 0)) return undefined;
  const share = Math.max(0, (threshold - came) / threshold);
  const land = areaIn(withoutRates(text));
  const isOfLand = land !== undefined && land.unit === insured.per;
  const claim = insured.rupees * share * (isOfLand ? land.amount : 1);
  const figure = `(${threshold} − ${came}) ÷ ${threshold}`;
  const percent = `${Math.round(share * 100)} %`;
  const reading = readQuestion(message, knowledge);
  const formula = labelledPart(byId(knowledge, FORMULA_ENTRY), reading, state, ['amount']);
  return {
    kind: 'parts',
    parts: [
      {
        kind: 'reply',
        text: {
          en:
            share === 0
              ? 'The yield that was measured is not below the threshold: by the yield of the area there is no claim.'
              : `By the yield of the area: ${figure} = ${percent} of the sum insured, ${rupees(claim)}${isOfLand ? ' for your land' : ' for each unit of land that the sum is meant for'}. What counts is the yield measured for the village or panchayat, not your own field’s.`,
          hi:
            share === 0
              ? 'नापी गई उपज सीमा से नीचे नहीं है: इलाके की उपज से क्लेम नहीं बनता।'
              : `इलाके की उपज से: ${figure} = बीमित राशि का ${percent}, ${rupees(claim)}${isOfLand ? ' आपकी जमीन का' : ', जितनी जमीन की राशि है उतनी का'}। गाँव या पंचायत की नापी उपज गिनी जाती है, आपके अपने खेत की नहीं।`,
        },
      },
      ...formula,
    ],
    repairs: [],
    crop: reading.crops[0],
  };
}

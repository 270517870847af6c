import { type CropWord, cropWords } from '../../../vocabulary/crops.js';

/** A crop that is named as the reason, or as what stands in the field. */
const REASON_OR_PLACE =
  /\b(?:due to|because of|busy with|(?:field|land|plot) (?:is |was )?(?:with|under))\s+(?:the |my )?(\p{L}+)(?:\s+(?:crop|harvest|being late|late))?/giu;

/**
 * A message without another crop than the conversation's where that one only tells why, or what still stands in the field: "not
 * planted yet due to soybean late, is it too late now?" is asked of the garlic before.
 */
export function withoutOtherCropTold(message: string, crop: CropWord | undefined): string {
  if (!crop) return message;
  const left = message.replace(REASON_OR_PLACE, (phrase, name: string) => {
    const named = cropWords.find(name);
    return named.length > 0 && !named.includes(crop) ? ' ' : phrase;
  });
  // What asks of a crop by its name besides is asked of that one.
  return cropWords.has(left) ? message : left.replace(/\s+/gu, ' ').trim();
}

import { cropWords } from '../../../vocabulary/crops.js';
import { contentWords } from '../../language/terms.js';
import { measuresLand } from '../../vocabulary/area.js';
import { isAsked } from '../../vocabulary/asking.js';
import { placeWords } from '../../vocabulary/places.js';
import { GREETING_WORDS, POLITE_WORDS } from '../../vocabulary/small-talk.js';
import { words } from '../../vocabulary/words.js';
import { calledIn } from './called-in.js';

/** How somebody only brings up a crop or an animal. */
const BRINGS_UP = words(
  'my crop is, our crop is, i grow, we grow, i am growing, we are growing, i have sown, i have planted, i have, i keep, we have, i have a question about, i have question about, i have a question on, i have a doubt about, i have doubt in, question about, question on, doubt about, doubt in, can you help me with, can you help me with my, help me with, help me with my, help with, need help with, i need help with, i need help in, need help in, need advice for, need advice on, i need advice on, i want advice on, advice for, advice on, tell me about, tell about, about my, about the, i want to know about, i want to ask about, information about, information on, info on, details of, mere paas, hamare paas, meri fasal, hamari fasal, humari fasal, main ugata hu, hum ugate hain, ke bare me batao, ke bare me, ke baare mein batao, ke baare mein, ke bare me bataiye, ke bare me jankari, ki jankari, ki jankari chahiye, ki jankari do, par salah chahiye, ke liye salah, ke bare me puchna hai, ke bare me poochna hai, ki kheti karta hu, ki kheti karte hain, के बारे में, के बारे में बताओ, के बारे में बताइए, के बारे में जानकारी, के बारे में पूछना है, की जानकारी, की जानकारी चाहिए, की जानकारी दो, पर सलाह चाहिए, मेरी फसल, हमारी फसल, मेरे पास, हमारे पास, की खेती करता हूँ, की खेती करता हूं, की खेती करते हैं',
);

/** "I have a question about paddy", "मेरे पास दो गाय हैं": the crop that a message brings up and nothing else, as it is called there; undefined for others. */
export function onlyCropIn(text: string): string | undefined {
  const [crop, other] = cropWords.find(text);
  if (!crop || other || !BRINGS_UP.has(text)) return undefined;
  const without = BRINGS_UP.rest(cropWords.rest(text).join(' ')).join(' ');
  if (isAsked(without)) return undefined;
  const rest = placeWords.rest(POLITE_WORDS.rest(GREETING_WORDS.rest(without).join(' ')).join(' ')).join(' ');
  const saying = contentWords(rest).filter((word) => !/^\d+$/.test(word) && !measuresLand(word));
  return saying.length === 0 ? calledIn(text, crop) : undefined;
}

import { words } from '../words.js';

/** Ideas of what is asked about the advisor itself. */
export const ADVISOR_IDEAS = {
  serviceFree: words(
    'is this service free, is the service free, is this app free, is this site free, is the advice free, is your advice free, are you free, are you free of cost, do i have to pay you, do i need to pay you, should i pay you, do you charge money, do you charge any money, do you charge anything, do you charge for advice, do you charge for this, do you charge me, do you take money, do you cost, free to ask, kya ye seva free, kya ye seva muft, kya ye app free, salah muft, salah free, सेवा मुफ्त, ऐप मुफ्त, सलाह मुफ्त, सलाह फ्री',
  ),
  advisorTrusted: words(
    'can i trust you, can i trust your, trust your answer, trust your advice, are your answers right, is your advice correct, is your advice right, you get this information, you get your information, your information from, source of your, aap par bharosa, aap pe bharosa, aapki salah sahi, aapki jankari kahan, आप पर भरोसा, आपकी सलाह सही, आपकी जानकारी कहाँ, आपकी जानकारी कहां',
  ),
  advisorBlamed: words(
    'you gave wrong, you are wrong, you told wrong, your answer is wrong, your answer was wrong, you are useless, galat jawab, galat jawaab, galat bataya, गलत जवाब, ग़लत जवाब, गलत बताया',
  ),
  photoToAdvisor: words(
    'can you see my photo, can you see photo, see my photo, can i send photo, can i send a photo, can i send you a photo, can i upload, photo bhej sakta, photo bhej sakti, photo bheju, photo dekh sakte, फोटो भेज सकता, फोटो भेज सकती, फोटो भेजूं, फोटो भेजूँ, फोटो देख सकते',
  ),
  humanWanted: words(
    'talk to a human, talk to human, talk to a person, talk to an expert, talk to expert, speak to an expert, speak to a person, kisi aadmi se baat, insaan se baat, expert se baat, visheshagya se baat, विशेषज्ञ से बात, इंसान से बात, किसी आदमी से बात',
  ),
  languagesOfAdvisor: words(
    'do you speak, do you know hindi, do you understand, which languages do you, which language do you, please speak in, kaun si bhasha, kaunsi bhasha, कौन सी भाषा, कौनसी भाषा',
  ),
  memoryOfAdvisor: words(
    'do you remember, remember what i asked, my data private, keep my data, is my data, my data safe, mera data, data surakshit, मेरा डेटा, डेटा सुरक्षित, yaad hai mera, याद है मेरा',
  ),
  voiceOfAdvisor: words(
    'listen voice, hear my voice, listen to my voice, voice message, ask by voice, bolkar puch, bol kar puch, bolkar pooch, बोलकर पूछ, बोल कर पूछ, आवाज में पूछ',
  ),
};

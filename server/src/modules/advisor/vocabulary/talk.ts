import { words } from './words.js';

/*
 * What people say to the advisor beside farming: whole messages, with nothing in them but one of these and words of courtesy.
 */

/** What a message of talk is about, and how it is said in English, in Hindi and in Hindi in Latin letters. */
export const TALK_WORDS = {
  /** Wishes for a feast. */
  wishes: words(
    'happy diwali, happy deepavali, happy holi, happy new year, happy pongal, happy onam, happy baisakhi, happy vaisakhi, happy lohri, happy bihu, happy sankranti, happy makar sankranti, happy ugadi, happy dussehra, happy independence day, happy republic day, happy kisan diwas, happy birthday, merry christmas, eid mubarak, season greetings, diwali mubarak, diwali ki shubhkamnaye, diwali ki shubhkamnayen, diwali ki badhai, holi ki shubhkamnaye, holi ki badhai, nav varsh ki shubhkamnaye, naye saal ki badhai, naye saal ki shubhkamnaye, shubhkamnaye, shubhkamna, दिवाली की शुभकामनाएं, दिवाली की शुभकामनाएँ, दीपावली की शुभकामनाएं, दीपावली की शुभकामनाएँ, दिवाली मुबारक, होली की शुभकामनाएं, होली की शुभकामनाएँ, होली मुबारक, ईद मुबारक, नए साल की शुभकामनाएं, नए साल की शुभकामनाएँ, नववर्ष की शुभकामनाएं, शुभकामनाएं, शुभकामनाएँ, बधाई हो, best of luck, all the best, same to you, same to u',
  ),
  farewell: words(
    'bye, bye bye, good bye, goodbye, see you, see you tomorrow, see you later, talk to you later, talk later, i will come tomorrow, i will come back, i will ask later, i will ask tomorrow, good night, shubh ratri, शुभ रात्रि, alvida, अलविदा, phir milenge, fir milenge, phir milte hain, fir milte hain, फिर मिलेंगे, फिर मिलते हैं, kal baat karte hain, kal baat karenge, कल बात करते हैं, कल बात करेंगे, kal puchunga, kal poochunga, कल पूछूँगा, कल पूछूंगा, chalta hu, chalta hoon, चलता हूँ, चलता हूं',
  ),
  howAreYou: words(
    'how are you, how are you today, how r u, how are you doing, how do you do, how is life, how is everything, how was your day, how is your day, whats up, what is up, wassup, kaise ho, kaise hain, kaise hain aap, aap kaise ho, aap kaise hain, kya haal, kya hal, kya haal hai, kya haal chaal, aur kya haal, aur sunao, aur bhai kya chal raha, kya kar rahe ho, kya chal raha hai, कैसे हो, कैसे हैं, आप कैसे हैं, आप कैसे हो, क्या हाल, क्या हाल है, क्या हाल चाल, का हाल, का हाल बा, कैसे बानी, कैसन बानी, क्या कर रहे हो, क्या चल रहा है, और सुनाओ, kem cho, केम छो',
  ),
  presence: words(
    'are you there, r u there, anyone there, anybody there, is anyone there, is anybody there, why are you not answering, why no answer, why no reply, no reply, not replying, are you listening, can you hear me, koi hai, aap ho kya, sun rahe ho, jawab kyu nahi de rahe, jawab do, कोई है, सुन रहे हो, सुन रहे हैं, जवाब क्यों नहीं दे रहे, जवाब दो',
  ),
  later: words(
    'wait, please wait, wait a minute, one minute, one min, ek minute, just a minute, hold on, ruko, rukiye, thoda ruko, ruk jao, ek minute ruko, रुको, रुकिए, थोड़ा रुको, एक मिनट, एक मिनट रुको, leave it, leave that, let it be, forget it, never mind, nevermind, nothing, nothing else, no thanks, no thank you, not now, cancel, stop it, rehne do, rahne do, rehne dijiye, chhodo, chodo, jane do, kuch nahi, kuchh nahi, bas itna hi, रहने दो, रहने दीजिए, छोड़ो, छोड़ो, जाने दो, कुछ नहीं, बस इतना ही',
  ),
  praise: words(
    'good, great, great answer, good answer, nice answer, very good answer, best answer, excellent, very good, you are very good, you are good, you are great, you are best, you are the best, you are very helpful, you are smart, you are intelligent, well done, good job, super, superb, awesome, wonderful, perfect, it worked, that worked, it worked well, my problem is solved, problem solved, shabash, shabaash, waah, wah, wah wah, bahut accha jawab, bahut badhiya jawab, kamaal, kamal hai, aap bahut acche ho, aap acche ho, शाबाश, वाह, वाह वाह, बहुत अच्छा जवाब, बहुत बढ़िया जवाब, बढ़िया जवाब, कमाल, आप बहुत अच्छे हो, आप बहुत अच्छे हैं, i love you, love you',
  ),
  blame: words(
    'this is not what i asked, not what i asked, i did not ask this, i did not ask that, i asked something else, you are useless, useless, useless answer, you are stupid, stupid, idiot, you are mad, bad answer, wrong answer, this is wrong, that is wrong, your answer is wrong, nonsense, rubbish, fool, you are a fool, i am angry with you, it did not work, did not work, not working, not helpful, no use, bakwas, bakwaas, bekar, bekaar, bekar jawab, faltu, faaltu, tum bewakoof ho, bewakoof, bevkuf, pagal ho, pagal hai kya, galat hai, galat jawab, galat bataya, maine ye nahi pucha, ye nahi pucha, ye nahi poocha tha, kuch kaam nahi aaya, kaam nahi aaya, बकवास, बेकार, बेकार जवाब, फालतू, बेवकूफ, पागल हो, गलत है, गलत जवाब, मैंने ये नहीं पूछा, यह नहीं पूछा था, काम नहीं आया',
  ),
  notUnderstood: words(
    'i do not understand, i dont understand, i don’t understand, i did not understand, i didnt understand, i didn’t understand, i did not understand your answer, i do not understand your answer, cannot understand, not understood, not clear, not able to understand, what do you mean, explain simply, explain in simple words, simple words please, explain again, explain properly, make it simple, samajh nahi aaya, samajh me nahi aaya, samajh mein nahi aaya, samjha nahi, nahi samjha, samajh nahi aa raha, saral bhasha me batao, aasan bhasha me batao, theek se batao, समझ नहीं आया, समझ में नहीं आया, समझा नहीं, नहीं समझा, समझ नहीं आ रहा, सरल भाषा में बताओ, आसान भाषा में बताओ, ठीक से बताओ',
  ),
  shorter: words(
    'too long, too long answer, answer is too long, your answer is too long, make it short, make short, short answer please, in short, in short please, tell in short, answer in short, shorter please, only main point, main point only, summary please, lamba jawab mat do, itna lamba mat likho, chhota karke batao, chota karke batao, short me batao, short mein batao, kam shabdo me batao, sankshep me batao, इतना लंबा मत लिखो, छोटा करके बताओ, छोटे में बताओ, कम शब्दों में बताओ, संक्षेप में बताओ',
  ),
  again: words(
    'repeat, repeat please, please repeat, can you repeat, repeat again, say again, say it again, tell again, tell me again, once more, once again, phir se batao, fir se batao, phir se bataiye, dobara batao, dubara batao, dobara bataiye, ek baar aur batao, ek bar phir batao, फिर से बताओ, फिर से बताइए, दोबारा बताओ, दुबारा बताओ, दोबारा बताइए, एक बार और बताओ, एक बार फिर बताओ',
  ),
  /** Said in Hindi, so that the answer comes in Hindi. */
  inHindi: words(
    'hindi me batao, hindi mein batao, hindi me bataiye, hindi mein bataiye, hindi me bolo, hindi mein bolo, hindi me likho, hindi mein likho, hindi me jawab do, हिंदी में बताओ, हिन्दी में बताओ, हिंदी में बताइए, हिन्दी में बताइए, हिंदी में बोलो, हिंदी में लिखो, हिंदी में जवाब दो',
  ),
  inEnglish: words(
    'in english, in english please, tell me in english, tell in english, answer in english, reply in english, please reply in english, english please, write in english, speak in english',
  ),
  otherLanguage: words(
    'in hindi, in hindi please, tell me in hindi, tell in hindi, answer in hindi, reply in hindi, please reply in hindi, hindi please, speak hindi, speak in hindi, do you speak hindi, can you speak hindi, do you know hindi, hindi aati hai, english me batao, english mein batao, english me bolo, अंग्रेजी में बताओ, can you talk in tamil, can you speak tamil, do you speak tamil, talk in tamil, tell in tamil, in tamil, in telugu, can you speak telugu, do you speak telugu, talk in telugu, in kannada, can you speak kannada, do you speak kannada, in marathi, can you speak marathi, do you speak marathi, marathi me batao, in bengali, can you speak bengali, do you speak bengali, bangla me bolo, in punjabi, can you speak punjabi, punjabi me batao, in gujarati, can you speak gujarati, gujarati me batao, in malayalam, can you speak malayalam, do you speak malayalam, in odia, can you speak odia, do you speak odia, in assamese, in bhojpuri, bhojpuri me bolo, in urdu, can you speak urdu, which language do you speak, how many languages do you know, speak slowly, आपको हिंदी आती है, मराठी में बताओ, तमिल में बताओ',
  ),
  /** Who asks whether he may ask. */
  mayAsk: words(
    'help, help me, need help, i need help, i need your help, i need your help urgently, i want help, want help, please help, can you help, can you help me, will you help me, could you help me, i have a question, i have one question, i have some question, i have a doubt, i have some doubt, one doubt, one question, i have a problem, i have problem, there is a problem, can i ask, can i ask you, can i ask something, can i ask you something, can i ask you something about my field, can i ask you a question, may i ask, i want to ask, i want to ask something, i want to know, i want to know something, i want information, i want to know about farming, tell me about farming, tell me something about farming, tell me something, tell me, give me some advice, give advice, give me advice, any advice, any tips, give me tips, farming tips, i want advice, i need advice, guide me, what can i ask, what all can i ask, what all can i ask you, what should i ask, how do i ask, what else can i ask, tell me more, what else, anything else, anything else i should know, aur batao, aur bataiye, aage batao, और बताओ, और बताइए, आगे बताओ, madad, madad karo, madad chahiye, mujhe madad chahiye, meri madad karo, help karo, help chahiye, ek sawal hai, ek sawaal hai, mera ek sawal hai, kuch puchna hai, kuch poochna hai, kuchh puchna hai, ek baat puchni thi, ek baat puchni hai, ek baat poochni thi, kuch jankari chahiye, jankari chahiye, salah chahiye, kuch batao, kuch bataiye, kuch accha batao, kheti ke bare me batao, kheti ke baare mein batao, kya puch sakte hain, kya kya puch sakta hu, kya kya pooch sakta hoon, samasya hai, ek samasya hai, problem hai, pareshani hai, मदद, मदद करो, मदद कीजिए, मदद चाहिए, मुझे मदद चाहिए, मेरी मदद करो, एक सवाल है, मेरा एक सवाल है, कुछ पूछना है, एक बात पूछनी थी, एक बात पूछनी है, कुछ जानकारी चाहिए, जानकारी चाहिए, सलाह चाहिए, कुछ बताओ, कुछ बताइए, कुछ अच्छा बताओ, खेती के बारे में बताओ, क्या पूछ सकता हूँ, क्या क्या पूछ सकता हूँ, क्या क्या पूछ सकते हैं, समस्या है, एक समस्या है, परेशानी है',
  ),
  /** Who says who he is. */
  introduces: words(
    'i am a farmer, i am farmer, i am a small farmer, i am small farmer, i am a new farmer, i am new farmer, i am a kisan, we are farmers, i do farming, i am new here, i am new, i am new to farming, i am a beginner, first time here, i am using first time, my name is, myself, i am a buyer, i am a trader, i am a student, main kisan hu, main kisan hoon, mai kisan hu, main ek kisan hu, main ek kisan hoon, hum kisan hain, main kheti karta hu, main kheti karta hoon, main naya hu, main naya kisan hu, mera naam, mera nam, मैं किसान हूँ, मैं किसान हूं, मैं एक किसान हूँ, मैं एक किसान हूं, हम किसान हैं, मैं खेती करता हूँ, मैं खेती करता हूं, मैं नया हूँ, मैं नया किसान हूँ, मेरा नाम',
  ),
  /** What the advisor knows of the visitor. */
  ofVisitor: words(
    'what is my name, do you know my name, do you know me, do you remember me, do you remember my name, who am i, where am i, where do i live, can you see me, what did i ask, what did i ask before, what i asked before, mera naam kya hai, mera nam kya hai, mujhe jante ho, mujhe pehchante ho, main kaun hu, main kaun hoon, maine kya pucha tha, मेरा नाम क्या है, मुझे जानते हो, मुझे पहचानते हो, मैं कौन हूँ, मैं कौन हूं, मैंने क्या पूछा था',
  ),
  /** What a living person has, and a program has not. */
  ofAdvisor: words(
    'how old are you, what is your age, your age, are you married, do you have family, do you have children, where are you from, where do you live, which village are you from, where is your house, where is your village, do you eat, what do you eat, do you sleep, are you tired, are you angry, are you happy, are you sad, are you male or female, are you man or woman, are you a boy or girl, are you a man, are you a woman, who is your boss, who is your father, do you have a farm, do you have land, do you do farming, are you a farmer, do you love me, what is your favourite crop, your favourite crop, which crop do you like, what do you like, do you drink tea, have you eaten, aap kahan se ho, aap kahan se hain, aap kaha se ho, kahan rehte ho, kaha rehte ho, tumhara ghar kahan hai, tumhara ghar kaha hai, aapka ghar kahan hai, aapki umar kya hai, umar kitni hai, kitne saal ke ho, shadi hui hai, shadi hui hai kya, aapki shadi hui, khana khaya, khana kha liya, chai pi, sote ho kya, ladka ho ya ladki, aapke paas khet hai, आप कहाँ से हो, आप कहां से हैं, कहाँ रहते हो, कहां रहते हो, आपका घर कहाँ है, आपकी उम्र क्या है, कितने साल के हो, शादी हुई है, शादी हुई है क्या, खाना खाया, खाना खा लिया, लड़का हो या लड़की',
  ),
  /** Whether the advisor is somebody who is to be trusted. */
  isExpert: words(
    'are you a doctor, are you doctor, are you expert, are you an expert, are you agriculture officer, are you an agriculture officer, are you government, are you from government, are you scientist, are you a scientist, are you a vet, do you know everything, who is better you or kvk, are you chatgpt, are you chat gpt, are you google, are you siri, are you alexa, how do you know, how do you know all this, how do you know this, where did you learn, kya aap doctor ho, kya aap expert ho, kya aap sarkari ho, kya aap sab jante ho, sab kuch jante ho, aapko kaise pata, aap kaise jante ho, क्या आप डॉक्टर हैं, क्या आप सरकारी हैं, क्या आप सब जानते हैं, सब कुछ जानते हो, आपको कैसे पता, आप कैसे जानते हो',
  ),
  contact: words(
    'give me your number, give me your phone number, your phone number, your number, your mobile number, your contact, can you call me, call me, please call me, give me a call, where is your office, your office, your address, can i meet you, can i come to you, can i visit you, apna number do, apna phone number do, aapka number, aapka phone number, aapka number kya hai, call karo, call karo mujhe, mujhe call karo, phone karo, aapka office kahan hai, aapka daftar kahan hai, aapse mil sakta hu, अपना नंबर दो, आपका नंबर, आपका फोन नंबर, आपका नंबर क्या है, मुझे कॉल करो, फोन करो, आपका दफ्तर कहाँ है, आपका ऑफिस कहां है, आपसे मिल सकता हूँ',
  ),
  date: words(
    'what is the date, what is todays date, what is today s date, todays date, today s date, today date, which date is today, what date is it, what day is it, what day is today, which day is today, what is the day today, which month is this, what year is it, what is the time, what is the time now, what time is it, time now, aaj kya din hai, aaj kaun sa din hai, aaj konsa din hai, aaj ki tarikh, aaj kya tarikh hai, aaj kaun si tarikh hai, aaj konsi tarikh hai, time kya hua hai, time kya hua, kitne baje hain, kitne baje hai, kya time hua hai, आज क्या दिन है, आज कौन सा दिन है, आज की तारीख, आज क्या तारीख है, आज कौन सी तारीख है, आज कौनसी तारीख है, कितने बजे हैं, कितने बजे है, टाइम क्या हुआ है, समय क्या हुआ है',
  ),
  feels: words(
    'i am sad, i am very sad, i feel sad, i am feeling sad, i am not happy, i am unhappy, i am worried, i am very worried, i am tense, i am in tension, tension, i am lonely, i feel lonely, i am alone, i am upset, i am depressed, i am scared, i am afraid, i am helpless, i am in loss, i am in trouble, farming is loss, farming is loss only, farming is a loss, only loss in farming, no profit in farming, farming is not profitable, is farming profitable, is there profit in farming, i want to leave farming, i want to stop farming, should i leave farming, i am fed up, i am fed up with farming, main dukhi hu, main dukhi hoon, mann udaas hai, man udas hai, mann nahi lagta, akela hu, main akela hu, main pareshan hu, bahut pareshan hu, tension hai, bahut tension hai, chinta ho rahi hai, dar lag raha hai, kheti me ghata, kheti me ghata ho raha hai, kheti me nuksan ho raha hai, kheti me fayda nahi, kheti chhodna chahta hu, kheti chhod du, kheti se tang aa gaya, मैं दुखी हूँ, मैं दुखी हूं, मन उदास है, मन नहीं लगता, मैं अकेला हूँ, मैं अकेला हूं, मैं परेशान हूँ, मैं परेशान हूं, बहुत परेशान हूँ, टेंशन है, बहुत टेंशन है, चिंता हो रही है, डर लग रहा है, खेती में घाटा, खेती में घाटा हो रहा है, खेती में फायदा नहीं, खेती छोड़ना चाहता हूँ, खेती छोड़ दूँ, खेती छोड़ना चाहता हूं',
  ),
  tired: words(
    'i am tired, i am tired today, i am very tired, i am bored, i am getting bored, feeling bored, i am hungry, i am sleepy, i have no work, nothing to do, thak gaya, thak gaya hu, thak gaya hoon, bore ho raha hu, bore ho raha hoon, time pass, timepass, neend aa rahi hai, थक गया, थक गया हूँ, थक गया हूं, बोर हो रहा हूँ, बोर हो रहा हूं, नींद आ रही है, weather is nice, weather is nice today, nice weather, mausam accha hai, aaj mausam accha hai, मौसम अच्छा है, आज मौसम अच्छा है',
  ),
  /** A trouble of which nothing is told: not even the crop. */
  vagueTrouble: words(
    'my crop is dying, my crop is not good, my crop is bad, my crop is not growing, my crop is not growing well, my crop is weak, my crop is sick, my crop has problem, my crop has a problem, problem in my crop, problem in crop, something wrong with my crop, something is wrong with my crop, something wrong in field, my field has problem, problem in my field, disease in my crop, my crop has disease, my plants are dying, my plants are sick, my plants are not growing, plants are dying, plants are not growing, my plant is dying, plant is sick, save my crop, my animal is not well, my animal is not good, my animal has problem, crop problem, plant problem, meri fasal kharab ho rahi hai, fasal kharab ho rahi hai, meri fasal mar rahi hai, fasal mar rahi hai, meri fasal acchi nahi hai, fasal acchi nahi hai, fasal me problem hai, fasal me bimari hai, fasal me bimari lag gayi, fasal me rog hai, fasal me rog lag gaya, meri fasal me rog hai, meri fasal me bimari hai, meri fasal bimar hai, fasal badh nahi rahi, fasal nahi badh rahi, khet me problem hai, khet me bimari hai, paudhe mar rahe hain, paudhe mar rahe hai, paudhe badh nahi rahe, paudhe kharab ho rahe hain, मेरी फसल खराब हो रही है, फसल खराब हो रही है, मेरी फसल मर रही है, फसल मर रही है, मेरी फसल अच्छी नहीं है, फसल अच्छी नहीं है, फसल में बीमारी है, फसल में बीमारी लग गई, फसल में रोग है, फसल में रोग लग गया, मेरी फसल में रोग है, मेरी फसल में बीमारी है, फसल बढ़ नहीं रही, फसल नहीं बढ़ रही, खेत में बीमारी है, पौधे मर रहे हैं, पौधे बढ़ नहीं रहे, पौधे खराब हो रहे हैं',
  ),
  /** "Yes", "hmm", "?": said to nothing that was asked. */
  listening: words(
    'yes, yeah, yep, no, nope, hmm, hmmm, hm, umm, oh, ohh, sorry, please, test, testing, haan, ha, han, ji, ji haan, na, nahi, nhi, accha, acha, achha, sahi, sahi hai, maaf karo, maaf kijiye, हाँ, हां, जी, जी हाँ, ना, नहीं, अच्छा, सही, सही है, हम्म, माफ करो, माफ कीजिए',
  ),
  /** What is asked for fun. */
  fun: words(
    'tell me a joke, tell a joke, say a joke, make me laugh, sing a song, sing song, sing for me, tell me a story, tell a story, write a poem, write a poem on farmer, can you write a poem, can you write a poem on farmer, play a game, what is love, any good news, tell me good news, chutkula sunao, joke sunao, gana sunao, gaana sunao, kahani sunao, kavita sunao, shayari sunao, चुटकुला सुनाओ, गाना सुनाओ, कहानी सुनाओ, कविता सुनाओ, शायरी सुनाओ',
  ),
} as const;

/** What a message of talk is about. */
export type TalkName = keyof typeof TALK_WORDS;

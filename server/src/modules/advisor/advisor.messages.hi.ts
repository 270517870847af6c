import type { Catalogue } from '../../platform/messages.js';

/** What is refused of a conversation. */
export const ADVISOR_MESSAGES: Catalogue = {
  'Please wait a minute before the next question.': 'अगले सवाल से पहले कृपया एक मिनट रुकिए।',
  'That was the last question for today.': 'आज के लिए यह आखिरी सवाल था।',
  'Two of your questions are being answered. Please wait for one of the answers first.':
    'आपके दो सवालों के जवाब दिए जा रहे हैं। कृपया पहले उनमें से एक का जवाब आने दीजिए।',
  'This conversation is very long. Please start a new one.': 'यह बातचीत बहुत लंबी हो गई है। कृपया नई शुरू कीजिए।',
  'The last message has to be a question of yours.': 'आखिरी संदेश आपका सवाल होना चाहिए।',
  'Send the conversation as a list of messages.': 'बातचीत संदेशों की सूची में भेजिए।',
  'Say who spoke: user or assistant.': 'बताइए किसने कहा: user या assistant।',
  'Say what was said.': 'बताइए क्या कहा गया।',
  'This reply is longer than any of ours.': 'यह जवाब हमारे किसी भी जवाब से लंबा है।',
};

import type { Catalogue } from '../../platform/messages.js';

/** Signing up, signing in, and sessions. */
export const AUTH_MESSAGES: Catalogue = {
  'Please log in first.': 'कृपया पहले साइन इन कीजिए।',
  'E-mail or password is not right.': 'ईमेल या पासवर्ड सही नहीं है।',
  'Your session has ended. Please log in again.': 'आपका सत्र समाप्त हो गया। कृपया फिर से साइन इन कीजिए।',
  'The access token has expired. Refresh the session and try again.':
    'आपके सत्र का समय पूरा हो गया। सत्र नया करके फिर से कोशिश कीजिए।',
  'The access token is not valid. Please log in again.': 'आपका सत्र मान्य नहीं है। कृपया फिर से साइन इन कीजिए।',
  'An account with this e-mail already exists.': 'इस ईमेल से पहले से एक खाता है।',
  'A refresh token is required, as text.': 'सत्र का टोकन भेजना ज़रूरी है।',
  'First name': 'पहला नाम',
  'Last name': 'उपनाम',
  'E-mail is required.': 'ईमेल भरना ज़रूरी है।',
  'Please enter an e-mail address, like name@example.com.': 'कृपया सही ईमेल लिखिए, जैसे name@example.com।',
  'Phone number is required.': 'मोबाइल नंबर भरना ज़रूरी है।',
  'Phone number must contain digits only.': 'मोबाइल नंबर में सिर्फ़ अंक होने चाहिए।',
  'Phone number must be exactly 10 digits.': 'मोबाइल नंबर में पूरे 10 अंक होने चाहिए।',
  'Password is required.': 'पासवर्ड भरना ज़रूरी है।',
  'Password must be text.': 'पासवर्ड अक्षरों में लिखिए।',
  'Password has characters that cannot be stored.': 'पासवर्ड में ऐसे अक्षर हैं जिन्हें सहेजा नहीं जा सकता।',
  'Password must have at least {min} characters.': 'पासवर्ड में कम से कम {min} अक्षर होने चाहिए।',
  'Password can have at most {max} characters.': 'पासवर्ड में ज़्यादा से ज़्यादा {max} अक्षर हो सकते हैं।',
  'Password must not be your e-mail address or phone number.': 'अपना ईमेल या मोबाइल नंबर पासवर्ड में मत रखिए।',
  'This password is on the list of those that are guessed first. Please choose another one.':
    'यह पासवर्ड आसानी से पहचाना जा सकता है। कृपया दूसरा चुनिए।',
  'Confirm password is required.': 'पासवर्ड दोबारा लिखना ज़रूरी है।',
  'Your password and confirm password do not match.': 'आपके दोनों पासवर्ड मेल नहीं खाते।',
  'Role must be farmer or buyer.': 'किसान या खरीदार में से एक चुनिए।',
  'Gender must be male, female or other.': 'पुरुष, महिला या अन्य में से एक चुनिए।',
  'Account created successfully!': 'खाता बन गया!',
  'Logged in successfully!': 'साइन इन हो गया!',
  'Session refreshed.': 'सत्र नया हो गया।',
  'Logged out successfully!': 'लॉगआउट हो गया!',
};

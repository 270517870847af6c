import { words } from '../words.js';

/** Ideas of what is asked about this marketplace and its pages. */
export const SITE_IDEAS = {
  siteAsWhole: words(
    'what is annapath, what is this annapath, about annapath, who runs annapath, who made annapath, what is this app, what is this site, what is this website, what does this app do, what does this site do, what is this app for, what is this site for, how does this work, how does this app work, how does this site work, how to use this app, how to use this site, how do i use this app, how do i use this site, annapath kya hai, annapath kya h, ye app kya hai, ye site kya hai, ye app kaise chalta, ye site kaise chalti, is app ko kaise chalaye, is site ko kaise chalaye, अन्नपथ क्या है, ये ऐप क्या है, यह ऐप क्या है, ये साइट क्या है, यह साइट क्या है, ऐप कैसे चलाएं, ऐप कैसे चलाएँ, साइट कैसे चलाएं, साइट कैसे चलाएँ',
  ),
  signingUp: words(
    'register, registration, sign up, signup, sign in, log in, login, join, create account, create an account, make account, make an account, open account, open an account, new account, register kaise, registration kaise, khata kaise, account kaise, account banana, account kaise banaye, खाता कैसे, अकाउंट कैसे, रजिस्टर कैसे, रजिस्ट्रेशन कैसे, साइन अप, लॉगिन',
  ),
  /** The site itself, and not the schemes and offices that one registers with elsewhere. */
  ofSite: words(
    'annapath, this site, this website, this app, this marketplace, this platform, your site, your app, your website, on the site, on the app, in the app, in this app, on here, here, as a farmer, as farmer, as a buyer, as buyer, is site, is app, yahan, yaha, अन्नपथ, इस साइट, इस ऐप, यहाँ, यहां',
  ),
  passwordLost: words(
    'forgot password, forgot my password, forgotten password, forgotten my password, forget password, forget my password, lost my password, password not working, wrong password, reset password, reset my password, change password, change my password, cannot login, cannot log in, can not login, can not log in, cant login, cant log in, unable to login, unable to log in, not able to login, not able to log in, login not working, login problem, login failed, login nahi, password bhul, password bhool, password reset, password galat, पासवर्ड भूल, पासवर्ड गलत, पासवर्ड बदल, लॉगिन नहीं',
  ),
  accountClosed: words(
    'delete my account, delete account, close my account, remove my account, deactivate my account, delete my profile, change my phone number, change my mobile number, change phone number, change mobile number, update my phone number, change my email, account delete kar, khata band kar, account band kar, number badalna, number badle, खाता बंद करना, अकाउंट डिलीट, अकाउंट बंद, नंबर बदलना',
  ),
  siteLanguage: words(
    'change the language, change language, language change, switch language, site in hindi, website in hindi, app in hindi, site in english, app in english, page in hindi, pages in hindi, bhasha badal, bhasha kaise badle, language kaise badle, भाषा बदल, भाषा कैसे बदल',
  ),
  bidHere: words(
    'bid, bids, bidding, my offer, the offer, buyer offer, boli laga, boli manjoor, boli manzoor, meri boli, boli aayi, बोली लगा, बोली मंजूर, मेरी बोली, बोली आई, बोली का जवाब',
  ),
  howDone: words(
    'how to, how do, how does, how can, how will, what happens, where can i see, where do i see, where are my, accept, reject, refuse, cancel, take back, withdraw, how long, kaise, kahan dikhe, कैसे, कहाँ दिखे',
  ),
  buyHere: words(
    'how to buy here, buy on this site, buy on this app, buy on annapath, buy from this site, buy from this app, i am buyer how to buy, i am a buyer how to buy, how can i buy from farmers here, buy directly from farmer here, buy crops here, purchase from this site, purchase on this site, is site se kharid, is app se kharid, yahan se kharid, इस साइट से खरीद, यहाँ से खरीद',
  ),
  auctionHere: words(
    'auction on this site, auction on annapath, auction on this app, auction here, auction work, auction end, auction ends, auction time, auction price, reserve price, put in auction, put on auction, sell by auction here, my auction, in the auction, nilami kaise, nilami kab, yahan nilami, नीलामी कैसे, यहाँ नीलामी',
  ),
  siteCharges: words(
    'charges of this site, charges of this app, annapath charge, annapath charges, annapath take, annapath commission, do you take commission, how much commission do you, what are your charges, your charges, your commission, your fee, your fees, fee of this site, charge for listing, charges for listing, listing fee, listing fees, is listing free, is it free to list, is it free to sell here, charges to sell here, charges for selling here, selling charges here, is annapath free, kitna commission lete ho, commission lete ho, listing ka charge, आप कमीशन, कितना कमीशन लेते, लिस्टिंग का चार्ज, अन्नपथ फ्री',
  ),
  moneyHere: words(
    'how will i get my money, how do i get my money, how will i be paid, how do i get paid, when will i get my money, how will buyer pay, how does the buyer pay, how does buyer pay, how buyer will pay, payment on this site, payment on annapath, payment through annapath, money through annapath, pay through this site, pay through this app, paisa kaise milega yahan, buyer paisa kaise dega, kharidar paisa kaise dega, खरीदार पैसा कैसे देगा, पैसा कैसे मिलेगा यहाँ',
  ),
  contactHere: words(
    'buyers contact me, buyer contact me, buyers reach me, buyer reach me, buyers find me, buyers call me, buyer will call me, contact the farmer, contact farmer, contact the seller, contact seller, talk to the farmer directly, talk to buyer directly, find buyers here, get buyers here, kharidar kaise sampark, kisan se sampark, kisan ka number kahan, खरीदार कैसे संपर्क, किसान से संपर्क',
  ),
  siteSafe: words(
    'is this site safe, is this app safe, is annapath safe, is it safe to sell here, is it safe to buy here, safe to sell here, safe to buy here, is this site genuine, is annapath genuine, is this site real, is this site fake, is this app fake, is this app genuine, are buyers genuine, are the buyers genuine, are buyers verified, are farmers verified, can i trust buyers, can i trust the buyers, can i trust this site, can i trust this app, can i trust annapath, fake buyer, fake buyers, fraud buyer, buyer fraud, ye site sahi hai, ye app sahi hai, site asli hai, farji kharidar, nakli kharidar, साइट असली, ऐप असली, साइट सुरक्षित, ऐप सुरक्षित, फर्जी खरीदार, नकली खरीदार',
  ),
  listingChanged: words(
    'edit my listing, edit listing, change my listing, change listing, edit my crop on, edit my post, change price of my listing, change my listing price, change the price of my crop, change my price on, delete my listing, delete listing, remove my listing, remove listing, delete my crop from, remove my crop from, update my listing, update listing, list again, relist, listing expired, my listing expired, listing kaise badle, listing hataye, listing hatana, लिस्टिंग बदल, लिस्टिंग हटा',
  ),
};

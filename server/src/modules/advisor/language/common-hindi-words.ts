/**
 * The commonest words of Hindi as people write it in Latin letters. None of them is a slip of the finger, however near it is
 * to the name of a crop: "maine" is "I", and no maize.
 */
export const COMMON_HINDI_WORDS: ReadonlySet<string> = new Set(
  (
    'main maine mainne mai mein me mujhe mujhko mera mere meri hum hamne humne hame hamein hamara hamare ' +
    'hamari tu tum tumne tera tere teri tumhara aap aapne aapko aapka aapki aapke wo woh vo usne unhone use ' +
    'unhe uska uski uske unka unki unke ye yeh isne inhone ise inhe iska iski iske inka inki inke jo jis ' +
    'jisne jise jiska jiski jiske kya kyun kyon kab kahan kaha kaun kon kaise kaisa kaisi kitna kitne kitni ' +
    'kis kise kiska kiski kisne koi kuch kuchh kisi se hai hain ho hoon hun hu tha the thi thin hoga hogi ' +
    'honge hota hoti hote hona hua hui hue huwa raha rahi rahe rah rehta rehti rehte karna karne karni karta ' +
    'karti karte kar karo karu karun karau karaun karana karane karaye karwana karwaye kiya kiye ki kari ' +
    'karega karegi karenge karke dena dene deni deta deti dete de do diya diye di dega denge dekar dilao ' +
    'dilana lena lene leni leta leti lete le lo liya liye li lega lenge lekar jana jaane jane jata jati jate ' +
    'ja jao jaun gaya gaye gayi gai jayega jayegi jayenge jakar aana aane ata aati aate aa aao aaya aaye aayi ' +
    'aayega aayegi aakar bolna bola bole boli bol kehna kehte kahte keh batana bata batao bataye bataiye ' +
    'bataya dekhna dekha dekhe dekhi dekho dekh dikhna dikha dikhe dikhta dikhti dikh rakhna rakha rakhe ' +
    'rakhi rakho sakna sakta sakti sakte skta skti skte paana pana paya paye payi pata chahiye chahie chahta ' +
    'chahte chahti chahe lagta lagti lagte laga lage lagi lagana lagaya lagaye milna mila mile mili milta ' +
    'milti milte milega milegi rehna baitha baithe khada khadi khade pada padi pade padta padti chuka chuki ' +
    'chuke aur or ya par pe lekin magar toh to bhi hi na nahi nahin nhi mat haan han ji jee sirf bas phir fir ' +
    'ab abhi tab jab tabhi jabhi aaj kal parso pehle pahle baad bich beech andar bahar upar niche neeche aage ' +
    'peeche paas door dur saath sath bina waste wala wale wali vala vale vali jaisa jaise jaisi aisa aise ' +
    'aisi waisa vaise itna itne itni utna utne utni bahut bohot zyada jyada kam thoda thode thodi sab sabhi ' +
    'sabko pura poora puri poori dono ek teen char paanch chhe saat aath nau das bees sau hazar lakh baar ' +
    'dafa din mahina mahine saal hafta subah shaam raat dopahar samay waqt accha achha acche achhi bura buri ' +
    'bade bada badi chhota chhote chhoti naya naye nayi purana purani sahi galat theek thik jaldi dheere ' +
    'dhire kaam baat log aadmi bhai bhaiya behen behan bahan bahen bachhe bachho bachhon kaichi kainchi jalau didi chacha sir madam beta ghar gaon gaanv shehar paisa paise ' +
    'rupaye rupya naam number sawal jawab madad jankari matlab karan wajah tarah tarika tarike cheez chij ' +
    'jagah taraf waise yahan yaha wahan waha idhar udhar kyunki isliye agar warna shayad zaroor jarur bilkul ' +
    'kabhi hamesha dobara dubara wapas khud apna apne apni'
  ).split(' '),
);

/** Hindi words that people write in Latin letters and that no English sentence has. One of them weighs more than any other sign. */
export const HINGLISH_WORDS: ReadonlySet<string> = new Set(
  (
    'mein ka ki ke ko se hai hain ho kya kab kaise kaisa kaisi kitna kitni kitne kare karen karein karna kar raha rahi rahe gaya gayi ne li liya pe gyi gya gye rhi rha rhe kr krna kru karu karun lgega lagega lga lgi nhi dunga chahta chahti chahte hu hun h dale daale konsa kaunsa sunao gana banaye banate kis abhi aaj tak ghar mitti khaye kha pi pilaye diya dein bhada bhaada janch jaanch kiraye tika teeka lagwaye bona boya boye boyi fula phool gaye hua hui bhi ya wo ye yeh tha thi koi kuch sab sath saath pehle baad andar upar niche bahar accha sasta mehnga ekad bigha kille mandi bachau bachaye sukh sukha sukhe padega hoga hogi rakhu rakhe bechu beche bechna kharidna ' +
    'lag laga lagi lage dava dawa dawai davai ilaj ilaaj upay upchar rog keeda kida keede kide khad khaad beej bij mandi bhav bhaav bhao daam kimat ' +
    'kisan fasal kheti khet pani paani sinchai buwai bijai katai gehu gehun gehoon dhan dhaan pyaj pyaaz aalu chana ganna sarson kapas mitti yojana ' +
    'kist aur nahi nahin nhi mera meri mere hamara hamare mujhe hame chahiye batao bataiye bataye patte patta pattiya bhandaran kaun kahan kyon kyu ' +
    'kyun wala wali wale liye milega milegi milta milti sakta sakte sakti hota hoti hote kiraya kiraye bhada godam karj rin labh paisa paise ' +
    'namaste namaskar dhanyavad shukriya bhai ji acha accha theek thik jata jate lagta lagti rakhe rakhna bachaye bachav safed peela pila pile kala kale ' +
    'sundi makkhi gaay gai bhains doodh dudh shahad chara pashu phool phal sabji ped paudha paudhe kam zyada jyada bechna bech kharidna mausam barish kharcha kharch kist dena dalna daalna sichai dusra doosra teesra pehli bhejna thanela afara chechak gardan chhink murgi murgiyan bakri suar palan bhujia rasid batana bataein btao btaye nambar tamatar mirch gobhi bhindi baingan matar gajar mooli lahsun lehsun adrak haldi dhaniya jeera methi nimbu kela papita anar angoor amrud makka makki jau masur sarso narma machhli bakriyan dam pyaaj pyaz saunf gobar beema bima godam trali nalkup jamin zameen kese ese jese ugaye ugae ugana lagaye lagana bnaye tarika upaye hatana hataye aata aati aate deti deta dete khati khata rahta rehta padta padti'
  ).split(' '),
);

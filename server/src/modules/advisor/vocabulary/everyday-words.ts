/** English words that are a letter or two away from what is asked about: to manage is no mange, who is injured is not insured. */
const ENGLISH_EVERYDAY_WORDS =
  'injured injures lawyer lawyers barrel barrels bleed bleeds spade spades parrot sparrow pullet perch manage manages manager popular track pool pools cancel cancelled ' +
  'timer planning radio story stories lower title theme master inserted updated create created reader fatal stability action advanced severity spicy bland carton cartons ' +
  'fenced snowfall media emerge emerges matured stronger increased technique color style manual collective combine content duplicate inherits inspired listen pointed ' +
  'postal producer reserved schedule slack sampled sharing shared status typing vertical withdraw liter liters neighbor dibble dibbling ' +
  'abort accidental acked after alter automatic balancer basis bench blend bounce bounces breaches browsers calculate capacity chose clause click codes ' +
  'combos compose compress connecting contains context contributing cores correctly creates creating cultivated cyanamide deadline deceased declines ' +
  'decomposed defoliate defoliation degrees deleted deletes delicate dept directory disposal engines expired expires exporter factor features fellow ' +
  'forge forged gender grace graph greeting gross guaranteed headline heard increases initiation insurable integrator lagging latter localised multiple ' +
  'nodal noticed nutritional overdose overgrowth parameter patchy pelleted percentile persona personal phones presenter prunes races racing rainfast ' +
  'reduces regulate removes replay reply require resolver reused rinsed roles roman rotated safer sampling scaled schemas scope score scout sender ' +
  'senders separately shapes slices smart sources spaces staple stat stated stating suite swabbing sweep tables temperate terminates texts threw tipping ' +
  'tonic transforming transpiration trend typed types updates aware become bind carboxin pahadi chair cheer crane customer decay drank drove flash former grave injure ' +
  'leather peace plane pocket praise pride prime rapid refer relax reward shame shirt shore shout slide spend spill spite spoke sport stole supper swear ' +
  'tempt tire towel';

/** Everyday words that are a letter away from what farmers ask about: "jeeta" is no cumin, "malti" no sweet lime. */
export const EVERYDAY_WORDS =
  'bharmaar bharmar dalne daalne jalani jalana jalane khilane khilana laya layi paara sukhane sukhana sukhate sukhaye kataye katana karaye kalin kaleen kaalin sharadkalin mang maang mange mangi mangna jahan jahaan hisab hisaab gramin grameen gramin katha kattha kathe sagar kshati khyati tanav badle garbhashay khalihan tapka gadla kanji baki baaki बाकी झुंड झुण्ड jhund काटू काटूं काटूँ kaatu katu hone hona hoti hote ladki ladli bahin behna mahindra swaraj sonalika deere massey eicher farmtrac powertrac kubota bhara bhari bhare bajar bazar bajaar bazaar banta banti bante banana banane ghata badha shall pilau pilaun pilana pila pilaye pilayen ambiya mrig kaata kata tarika tareeka tarike vidhi jeeta jeeti jeete jita multi malti maalti match pyaar pyar baar baat baate raat rakha likha dikha sikha bhej bheja khai khaai khaya khaye dusra dusri dusre doosra doosri tisra tisri tisre teesra teesri chautha chauthi khula band chand gaana gana sunna suno kahani khabar padhai sapna shaadi ' +
  'baingni baigni banwane lagwane karwane karwa karaya karayi banwana banegi lagwana lagwaya lagegi firse khrab samne pichle pichla lamba lambi gehra thanda thandi meetha khatta shahar sadak nuksaan patni hafte dhoop motor naali mitty bimaar billi sadta sadti girta girte katna rakhte rakhun taaki sasti sasta adhat wajan katta hissa hissedar theka thekedar transformer paida hua nadi kuan dhuan dhuaan medhi chuza chuzo gaadi tar khamba registry rajistri girvi rakam ' +
  'halki halke dhari dhariya dhariyan dhyan khatra khatre bahan bete bachcho mandir samasya pareshan pareshani kaafi bayen dayen kahin geela neela andhera suraj aasman dharti pahad nahar mazdoori cheeni chalna padhna sochna khola nagad charo pauna thank reduce ' +
  'मक्खन जलेगी जलेगा जलेंगे बोलना सोचना बैंगनी करवाना बनवाना लगवाना किश्त मीठा ठंडा ठंडी सड़क धूप पत्नी कट्टा हिस्सा ठेका सस्ता सस्ती नाली मोटर खट्टा लंबा सामने पिछले शहर ' +
  'किसमें किसमे जिसमें जिसमे इसमें इसमे उसमें उसमे करम कर्म सरद बरस पार पर प्र जीता जीती जीते मल्टी तरीका तरीके विधि प्यार बात बातें रात गाना कहानी खबर पढ़ाई शादी गुलाबी बहाना बहाने बहाकर' +
  ` ${ENGLISH_EVERYDAY_WORDS}`;

/** Places that are a letter away from a crop: Mandya is no ragi. */
export const PLACES_LIKE_CROPS =
  'mandya mahabaleshwar karad bellary ballari tumkur hassan mysore raichur kolar erode theni salem guntur kadapa nellore warangal khammam nizamabad adilabad nanded latur parbhani beed jalna wardha yavatmal amravati akola washim gondia bhandara palghar raigad ratnagiri banda mahoba hamirpur lalitpur chitrakoot sonbhadra ballia siwan saran gaya araria katihar purnea kishanganj madhubani samastipur begusarai khagaria banka godda dumka giridih koderma palamu garhwa puri cuttack balasore bhadrak koraput malda nadia hooghly bardhaman bankura birbhum jorhat nagaon barpeta kamrup tezpur kutch kachchh anand kheda mehsana banaskantha patan jamnagar junagadh amreli bhavnagar surat valsad jalore pali churu dausa tonk baran jhalawar rohru kullu mandi solan sirmaur una chamba kangra almora nainital pithoragarh bageshwar';

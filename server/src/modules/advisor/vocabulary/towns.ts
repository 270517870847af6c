import type { Named } from '../../vocabulary/lexicon.js';

/** A town or district that farmers say they are from; none of our tables is about it, but its state decides the days of sowing. */
export interface Town {
  readonly name: string;
  readonly hindi: string;
  readonly state: string;
  /** Degrees, to a tenth: enough to say which market is near. */
  readonly latitude: number;
  readonly longitude: number;
}

/** By state: "name हिन्दी latitude longitude, other names". Left out is what is also an everyday word: Gaya, Jalna, Dhar, Pali, Beed. */
const BY_STATE: Readonly<Record<string, string>> = {
  'Uttar Pradesh': `
Agra आगरा 27.2 78.0; Mathura मथुरा 27.5 77.7; Aligarh अलीगढ़ 27.9 78.1; Hathras हाथरस 27.6 78.1; Meerut मेरठ 29.0 77.7; Muzaffarnagar मुज़फ़्फ़रनगर 29.5 77.7; Saharanpur सहारनपुर 30.0 77.5;
Bijnor बिजनौर 29.4 78.1; Moradabad मुरादाबाद 28.8 78.8; Bareilly बरेली 28.4 79.4; Shahjahanpur शाहजहाँपुर 27.9 79.9; Lakhimpur लखीमपुर 27.9 80.8; Sitapur सीतापुर 27.6 80.7; Lucknow लखनऊ 26.8 80.9; Barabanki बाराबंकी 26.9 81.2;
Kanpur कानपुर 26.4 80.3; Farrukhabad फर्रुखाबाद 27.4 79.6; Etawah इटावा 26.8 79.0; Jhansi झाँसी 25.4 78.6; Ayodhya अयोध्या 26.8 82.2 faizabad; Varanasi वाराणसी 25.3 83.0 banaras बनारस; Prayagraj प्रयागराज 25.4 81.8 allahabad इलाहाबाद;
Jaunpur जौनपुर 25.7 82.7; Mirzapur मिर्ज़ापुर 25.1 82.6; Azamgarh आज़मगढ़ 26.1 83.2; Ballia बलिया 25.8 84.1; Gorakhpur गोरखपुर 26.8 83.4; Deoria देवरिया 26.5 83.8; Bulandshahr बुलंदशहर 28.4 77.8; Hapur हापुड़ 28.7 77.8; Malihabad मलिहाबाद 26.9 80.7;
Hardoi हरदोई 27.4 80.1; Unnao उन्नाव 26.5 80.5; Sultanpur सुल्तानपुर 26.3 82.1; Bahraich बहराइच 27.6 81.6; Ghazipur ग़ाज़ीपुर 25.6 83.6; Sonbhadra सोनभद्र 24.7 83.1; Lalitpur ललितपुर 24.7 78.4; Jalaun जालौन 26.1 79.3;
Mainpuri मैनपुरी 27.2 79.0; Firozabad फ़िरोज़ाबाद 27.2 78.4; Badaun बदायूँ 28.0 79.1 budaun; Pilibhit पीलीभीत 28.6 79.8; Amroha अमरोहा 28.9 78.5; Shamli शामली 29.4 77.3; Baghpat बागपत 28.9 77.2; Kannauj कन्नौज 27.1 79.9; Siddharthnagar सिद्धार्थनगर 27.3 83.1`,
  Punjab: `
Kapurthala कपूरथला 31.4 75.4; Nawanshahr नवांशहर 31.1 76.1; Rupnagar रूपनगर 31.0 76.5; Ludhiana लुधियाना 30.9 75.9; Amritsar अमृतसर 31.6 74.9; Jalandhar जालंधर 31.3 75.6; Patiala पटियाला 30.3 76.4; Bathinda बठिंडा 30.2 74.9 bhatinda; Sangrur संगरूर 30.2 75.8; Moga मोगा 30.8 75.2; Firozpur फिरोज़पुर 30.9 74.6;
Fazilka फाज़िल्का 30.4 74.0; Abohar अबोहर 30.1 74.2; Hoshiarpur होशियारपुर 31.5 75.9; Gurdaspur गुरदासपुर 32.0 75.4; Barnala बरनाला 30.4 75.5; Faridkot फरीदकोट 30.7 74.8; Muktsar मुक्तसर 30.5 74.5`,
  Rajasthan: `
Jodhpur जोधपुर 26.3 73.0; Bikaner बीकानेर 28.0 73.3; Ganganagar गंगानगर 29.9 73.9 sriganganagar; Hanumangarh हनुमानगढ़ 29.6 74.3; Kota कोटा 25.2 75.9; Alwar अलवर 27.6 76.6; Bharatpur भरतपुर 27.2 77.5; Ajmer अजमेर 26.5 74.6;
Nagaur नागौर 27.2 73.7; Barmer बाड़मेर 25.7 71.4; Udaipur उदयपुर 24.6 73.7; Chittorgarh चित्तौड़गढ़ 24.9 74.6; Sikar सीकर 27.6 75.1; Jhunjhunu झुंझुनू 28.1 75.4; Bundi बूंदी 25.4 75.6; Jaisalmer जैसलमेर 26.9 70.9; Jalore जालौर 25.3 72.6 jalor; Bhilwara भीलवाड़ा 25.3 74.6; Jhalawar झालावाड़ 24.6 76.2; Dausa दौसा 26.9 76.3; Dholpur धौलपुर 26.7 77.9`,
  'Madhya Pradesh': `
Indore इंदौर 22.7 75.9; Ujjain उज्जैन 23.2 75.8; Bhopal भोपाल 23.3 77.4; Mandsaur मंदसौर 24.1 75.1; Neemuch नीमच 24.5 74.9; Ratlam रतलाम 23.3 75.0; Jabalpur जबलपुर 23.2 79.9; Gwalior ग्वालियर 26.2 78.2; Vidisha विदिशा 23.5 77.8;
Hoshangabad होशंगाबाद 22.8 77.7 narmadapuram; Khandwa खंडवा 21.8 76.4; Khargone खरगोन 21.8 75.6; Chhindwara छिंदवाड़ा 22.1 78.9; Rewa रीवा 24.5 81.3; Satna सतना 24.6 80.8; Sehore सीहोर 23.2 77.1; Shajapur शाजापुर 23.4 76.3; Dewas देवास 23.0 76.1; Morena मुरैना 26.5 78.0; Betul बैतूल 21.9 77.9; Balaghat बालाघाट 21.8 80.2; Damoh दमोह 23.8 79.4; Shivpuri शिवपुरी 25.4 77.7; Raisen रायसेन 23.3 77.8; Burhanpur बुरहानपुर 21.3 76.2; Barwani बड़वानी 22.0 74.9; Mandla मंडला 22.6 80.4; Dindori डिंडोरी 22.9 81.1; Malwa मालवा 23.2 75.8`,
  Maharashtra: `
Chandrapur चंद्रपुर 19.9 79.3; Gondia गोंदिया 21.5 80.2; Bhandara भंडारा 21.2 79.6; Nandurbar नंदुरबार 21.4 74.2; Hingoli हिंगोली 19.7 77.1; Sindhudurg सिंधुदुर्ग 16.1 73.7; Palghar पालघर 19.7 72.8; Baramati बारामती 18.2 74.6; Sangamner संगमनेर 19.6 74.2;
Nashik नासिक 20.0 73.8 nasik; Lasalgaon लासलगाँव 20.1 74.2; Pune पुणे 18.5 73.9; Ahmednagar अहमदनगर 19.1 74.7 ahilyanagar; Solapur सोलापुर 17.7 75.9; Sangli सांगली 16.9 74.6; Satara सतारा 17.7 74.0; Kolhapur कोल्हापुर 16.7 74.2; Jalgaon जलगाँव 21.0 75.6;
Aurangabad औरंगाबाद 19.9 75.3 sambhajinagar; Nagpur नागपुर 21.1 79.1; Katol काटोल 21.3 78.6; Amravati अमरावती 20.9 77.8; Akola अकोला 20.7 77.0; Yavatmal यवतमाल 20.4 78.1; Wardha वर्धा 20.7 78.6; Latur लातूर 18.4 76.6; Nanded नांदेड़ 19.2 77.3; Parbhani परभणी 19.3 76.8; Buldhana बुलढाणा 20.5 76.2; Ratnagiri रत्नागिरी 17.0 73.3; Mumbai मुंबई 19.1 72.9 bombay; Osmanabad उस्मानाबाद 18.2 76.0 dharashiv; Washim वाशिम 20.1 77.1; Vidarbha विदर्भ 20.9 77.8; Marathwada मराठवाड़ा 19.3 76.8`,
  Gujarat: `
Rajkot राजकोट 22.3 70.8; Gondal गोंडल 22.0 70.8; Junagadh जूनागढ़ 21.5 70.5; Amreli अमरेली 21.6 71.2; Bhavnagar भावनगर 21.8 72.2; Jamnagar जामनगर 22.5 70.1; Unjha ऊँझा 23.8 72.4; Mehsana मेहसाणा 23.6 72.4; Banaskantha बनासकांठा 24.2 72.4; Deesa डीसा 24.3 72.2;
Ahmedabad अहमदाबाद 23.0 72.6; Anand आणंद 22.6 72.9; Surat सूरत 21.2 72.8; Vadodara वडोदरा 22.3 73.2; Navsari नवसारी 20.9 72.9; Kutch कच्छ 23.7 69.9; Palanpur पालनपुर 24.2 72.4; Sabarkantha साबरकांठा 23.6 73.0; Porbandar पोरबंदर 21.6 69.6; Bharuch भरूच 21.7 73.0; Dahod दाहोद 22.8 74.3`,
  Bihar: `
Patna पटना 25.6 85.1; Muzaffarpur मुज़फ़्फ़रपुर 26.1 85.4; Bhagalpur भागलपुर 25.2 87.0; Purnia पूर्णिया 25.8 87.5 purnea; Darbhanga दरभंगा 26.2 85.9; Samastipur समस्तीपुर 25.9 85.8; Begusarai बेगूसराय 25.4 86.1; Nalanda नालंदा 25.1 85.4; Rohtas रोहतास 24.9 84.0;
Buxar बक्सर 25.6 84.0; Siwan सीवान 26.2 84.4; Madhubani मधुबनी 26.4 86.1; Katihar कटिहार 25.5 87.6; Motihari मोतिहारी 26.7 84.9; Bettiah बेतिया 26.8 84.5; Sitamarhi सीतामढ़ी 26.6 85.5; Saharsa सहरसा 25.9 86.6; Supaul सुपौल 26.1 86.6; Kishanganj किशनगंज 26.1 87.9; Sasaram सासाराम 25.0 84.0; Gopalganj गोपालगंज 26.5 84.4`,
  Jharkhand:
    'Ranchi राँची 23.4 85.3; Hazaribagh हज़ारीबाग 24.0 85.4; Dhanbad धनबाद 23.8 86.4; Gumla गुमला 23.0 84.5; Giridih गिरिडीह 24.2 86.3; Deoghar देवघर 24.5 86.7; Bokaro बोकारो 23.7 86.1; Dumka दुमका 24.3 87.3; Palamu पलामू 24.0 84.1',
  Chhattisgarh:
    'Raipur रायपुर 21.3 81.6; Bilaspur बिलासपुर 22.1 82.1; Bastar बस्तर 19.1 82.0; Rajnandgaon राजनांदगाँव 21.1 81.0; Durg दुर्ग 21.2 81.3; Dhamtari धमतरी 20.7 81.6; Mahasamund महासमुंद 21.1 82.1; Korba कोरबा 22.4 82.7; Jagdalpur जगदलपुर 19.1 82.0',
  Odisha:
    'Bhubaneswar भुवनेश्वर 20.3 85.8; Cuttack कटक 20.5 85.9; Sambalpur संबलपुर 21.5 84.0; Koraput कोरापुट 18.8 82.7; Balasore बालासोर 21.5 86.9; Bargarh बरगढ़ 21.3 83.6; Ganjam गंजाम 19.4 85.0; Kendrapara केंद्रपाड़ा 20.5 86.4; Kalahandi कालाहांडी 19.9 83.2; Mayurbhanj मयूरभंज 21.9 86.7; Dhenkanal ढेंकानाल 20.7 85.6',
  'West Bengal': `
Kolkata कोलकाता 22.6 88.4; Bardhaman बर्धमान 23.2 87.9 burdwan; Hooghly हुगली 22.9 88.4; Murshidabad मुर्शिदाबाद 24.2 88.3; Malda मालदा 25.0 88.1; Siliguri सिलीगुड़ी 26.7 88.4; Darjeeling दार्जिलिंग 27.0 88.3; Bankura बाँकुड़ा 23.2 87.1; Jalpaiguri जलपाईगुड़ी 26.5 88.7; Medinipur मेदिनीपुर 22.4 87.3 midnapore; Birbhum बीरभूम 23.9 87.6; Nadia नादिया 23.4 88.5; Coochbehar कूचबिहार 26.3 89.4; Purulia पुरुलिया 23.3 86.4`,
  Assam:
    'Guwahati गुवाहाटी 26.1 91.7; Jorhat जोरहाट 26.8 94.2; Nagaon नगाँव 26.3 92.7; Dibrugarh डिब्रूगढ़ 27.5 94.9; Barpeta बरपेटा 26.3 91.0',
  Karnataka: `
Mandya मंड्या 12.5 76.9; Bagalkot बागलकोट 16.2 75.7; Chamarajanagar चामराजनगर 11.9 76.9; Udupi उडुपी 13.3 74.7; Kolar कोलार 13.1 78.1; Hassan हासन 13.0 76.1; Tumkur तुमकुर 13.3 77.1 tumakuru; Mysore मैसूर 12.3 76.6 mysuru; Belgaum बेलगाम 15.9 74.5 belagavi; Bijapur बीजापुर 16.8 75.7 vijayapura; Raichur रायचूर 16.2 77.4; Bellary बेल्लारी 15.1 76.9 ballari; Davangere दावणगेरे 14.5 75.9;
Shimoga शिमोगा 13.9 75.6 shivamogga; Chikmagalur चिकमगलूर 13.3 75.8 chikkamagaluru; Coorg कोडगु 12.4 75.7 kodagu; Hubli हुबली 15.4 75.1 dharwad; Bangalore बेंगलुरु 13.0 77.6 bengaluru; Gulbarga गुलबर्गा 17.3 76.8 kalaburagi; Haveri हावेरी 14.8 75.4; Tiptur तिपटूर 13.3 76.5; Bidar बीदर 17.9 77.5; Yadgir यादगीर 16.8 77.1; Koppal कोप्पल 15.4 76.2; Gadag गदग 15.4 75.6; Chitradurga चित्रदुर्ग 14.2 76.4`,
  'Tamil Nadu': `
Tiruppur तिरुप्पूर 11.1 77.3 tirupur; Karur करूर 10.96 78.1; Perambalur पेरंबलूर 11.2 78.9; Ariyalur अरियलूर 11.1 79.1; Sivaganga शिवगंगा 9.8 78.5; Ramanathapuram रामनाथपुरम 9.4 78.8; Tiruvannamalai तिरुवन्नामलई 12.2 79.1; Kanchipuram कांचीपुरम 12.8 79.7 kancheepuram; Udumalpet उडुमलपेट 10.6 77.2; Ottanchatram ओट्टनचत्रम 10.5 77.8;
Coimbatore कोयंबटूर 11.0 77.0; Pollachi पोल्लाची 10.7 77.0; Erode इरोड 11.3 77.7; Salem सेलम 11.7 78.1; Madurai मदुरै 9.9 78.1; Theni तेनी 10.0 77.5; Dindigul डिंडीगुल 10.4 78.0; Thanjavur तंजावुर 10.8 79.1; Krishnagiri कृष्णगिरि 12.5 78.2; Vellore वेल्लोर 12.9 79.1; Oddanchatram ओड्डनछत्रम 10.5 77.7; Nilgiris नीलगिरि 11.4 76.7; Chennai चेन्नई 13.1 80.3 madras;
Tiruchirappalli तिरुचिरापल्ली 10.8 78.7 trichy; Namakkal नामक्कल 11.2 78.2; Tirunelveli तिरुनेलवेली 8.7 77.7; Nagapattinam नागपट्टिनम 10.8 79.8; Tiruvarur तिरुवारूर 10.8 79.6 thiruvarur; Hosur होसुर 12.7 77.8; Villupuram विल्लुपुरम 11.9 79.5; Dharmapuri धर्मपुरी 12.1 78.2; Cuddalore कडलूर 11.7 79.8; Pudukkottai पुदुकोट्टई 10.4 78.8; Thoothukudi तूतुकुड़ी 8.8 78.1; Virudhunagar विरुधुनगर 9.6 78.0; Kanyakumari कन्याकुमारी 8.1 77.5`,
  Kerala:
    'Thiruvananthapuram तिरुवनंतपुरम 8.5 76.9 trivandrum; Pathanamthitta पथनमथिट्टा 9.3 76.8; Kuttanad कुट्टनाड 9.4 76.4; Wayanad वायनाड 11.6 76.1; Idukki इडुक्की 9.9 77.0; Palakkad पालक्काड 10.8 76.7; Thrissur त्रिशूर 10.5 76.2; Kottayam कोट्टायम 9.6 76.5; Kozhikode कोझिकोड 11.3 75.8; Kochi कोच्चि 10.0 76.3 cochin; Kasaragod कासरगोड 12.5 75.0; Kannur कन्नूर 11.9 75.4; Alappuzha आलप्पुझा 9.5 76.3; Kollam कोल्लम 8.9 76.6; Malappuram मलप्पुरम 11.1 76.1; Ernakulam एर्नाकुलम 10.0 76.3',
  'Andhra Pradesh': `
Hindupur हिंदूपुर 13.8 77.5; Machilipatnam मछलीपट्टनम 16.2 81.1; Guntur गुंटूर 16.3 80.4; Tenali तेनाली 16.2 80.6; Kurnool कुरनूल 15.8 78.0; Anantapur अनंतपुर 14.7 77.6; Chittoor चित्तूर 13.2 79.1; Nellore नेल्लोर 14.4 80.0; Vijayawada विजयवाड़ा 16.5 80.6; Kadapa कडपा 14.5 78.8; Ongole ओंगोल 15.5 80.0; Srikakulam श्रीकाकुलम 18.3 83.9; Palasa पलासा 18.8 84.4; Madanapalle मदनपल्ले 13.6 78.5; Eluru एलुरु 16.7 81.1; Visakhapatnam विशाखापत्तनम 17.7 83.3 vizag; Tirupati तिरुपति 13.6 79.4; Kakinada काकीनाडा 17.0 82.2; Nandyal नंद्याल 15.5 78.5; Vizianagaram विजयनगरम 18.1 83.4; Rajahmundry राजमुंद्री 17.0 81.8`,
  Telangana:
    'Warangal वारंगल 18.0 79.6; Nizamabad निज़ामाबाद 18.7 78.1; Karimnagar करीमनगर 18.4 79.1; Khammam खम्मम 17.2 80.2; Adilabad आदिलाबाद 19.7 78.5; Hyderabad हैदराबाद 17.4 78.5; Nalgonda नलगोंडा 17.1 79.3; Mahbubnagar महबूबनगर 16.7 78.0 mahabubnagar; Siddipet सिद्दीपेट 18.1 78.9; Suryapet सूर्यापेट 17.1 79.6; Sangareddy संगारेड्डी 17.6 78.1; Jagtial जगतियाल 18.8 78.9',
  'Himachal Pradesh':
    'Shimla शिमला 31.1 77.2; Solan सोलन 30.9 77.1; Kullu कुल्लू 32.0 77.1; Una ऊना 31.5 76.3; Kangra काँगड़ा 32.1 76.3; Sirmaur सिरमौर 30.6 77.3',
  Uttarakhand:
    'Dehradun देहरादून 30.3 78.0; Haridwar हरिद्वार 30.0 78.2; Haldwani हल्द्वानी 29.2 79.5; Rudrapur रुद्रपुर 29.0 79.4; Nainital नैनीताल 29.4 79.5; Almora अल्मोड़ा 29.6 79.7; Pithoragarh पिथौरागढ़ 29.6 80.2',
  'Jammu and Kashmir':
    'Srinagar श्रीनगर 34.1 74.8; Jammu जम्मू 32.7 74.9; Shopian शोपियाँ 33.7 74.8; Anantnag अनंतनाग 33.7 75.1; Baramulla बारामूला 34.2 74.4',
};

/** The towns, by the names that people write. */
export const TOWNS: readonly Named<Town>[] = Object.entries(BY_STATE).flatMap(([state, lines]) =>
  lines
    .split(';')
    .map((line) => line.trim())
    .map((line) => {
      const [name = '', hindi = '', latitude, longitude, ...others] = line.split(/\s+/);
      const town: Town = { name, hindi, state, latitude: Number(latitude), longitude: Number(longitude) };
      return { value: town, names: [name, hindi, ...others] };
    }),
);

/** The markets of the mandi table and where they stand. */
export const MARKETS: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  Hisar: [29.2, 75.7],
  Panipat: [29.4, 77.0],
  Sirsa: [29.5, 75.0],
  Gurgaon: [28.5, 77.0],
  Faridabad: [28.4, 77.3],
  Delhi: [28.7, 77.2],
  Jaipur: [26.9, 75.8],
};

const KM_A_DEGREE = 111;

/** How far it is between two places as the crow flies, in km. */
function kmBetween([latitude, longitude]: readonly [number, number], [north, east]: readonly [number, number]): number {
  const across = (east - longitude) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(north - latitude, across) * KM_A_DEGREE;
}

/** A road is so much longer than the crow's way. */
const WINDING = 1.3;

/** About how long the road is between two places whose position is known, to ten km. */
export function guessedRoad(one: string, other: string): number | undefined {
  const [from, to] = [one, other].map(
    (place) => MARKETS[place] ?? TOWNS.map(({ value }) => value).find(({ name }) => name === place),
  );
  if (!from || !to) return undefined;
  return Math.round((kmBetween(positionOf(from), positionOf(to)) * WINDING) / 10) * 10;
}

const positionOf = (place: Town | readonly [number, number]): readonly [number, number] =>
  'name' in place ? [place.latitude, place.longitude] : place;

/** The market of the table that is nearest to a town, and how far it is as the crow flies, to ten km. */
export function nearestMarket({ latitude, longitude }: Pick<Town, 'latitude' | 'longitude'>): {
  readonly market: string;
  readonly km: number;
} {
  const [nearest] = Object.entries(MARKETS)
    .map(([market, position]) => ({
      market,
      km: Math.round(kmBetween([latitude, longitude], position) / 10) * 10,
    }))
    .sort((one, other) => one.km - other.km);
  return nearest as { market: string; km: number };
}

import { Lexicon } from '../../vocabulary/lexicon.js';

const machine = (id: string, names: string) => ({ value: id, names: names.split(', ') });

/** The machines that people ask for, each as the beginning of its identifier in the data: `machine-tractor…`. */
export const machineWords = new Lexicon<string>([
  machine('machine-tractor', 'tractor, tractors, ट्रैक्टर, ट्रेक्टर, trektar, tracter'),
  machine('machine-mini-tractor', 'mini tractor, मिनी ट्रैक्टर, chhota tractor, छोटा ट्रैक्टर'),
  machine('machine-tractor-with-trolley', 'trolley, trolly, ट्रॉली, ट्राली, trali'),
  machine('machine-combine', 'combine, combine harvester, harvester, कंबाइन, कम्बाइन, हार्वेस्टर, kambain'),
  machine('machine-straw-reaper', 'straw reaper, स्ट्रॉ रीपर, tudi machine, भूसा मशीन, bhusa machine'),
  machine('machine-reaper-binder', 'reaper, reaper binder, रीपर, रीपर बाइंडर'),
  machine('machine-rotavator', 'rotavator, rotavater, रोटावेटर, rotovator'),
  machine('machine-cultivator', 'cultivator, कल्टीवेटर'),
  machine('machine-reversible-mb-plough', 'plough, plow, mb plough, हल, hal, palau'),
  machine('machine-mulcher', 'mulcher, मल्चर'),
  machine('machine-disc-harrow', 'harrow, disc harrow, हैरो, harro'),
  machine(
    'machine-laser-land-leveller',
    'laser leveller, laser leveler, laser levelling, laser leveling, land leveller, लेजर लेवलर, लेज़र लेवलर, लेवलर, lezar',
  ),
  machine(
    'machine-knapsack',
    'sprayer, knapsack, knapsack sprayer, स्प्रेयर, spray machine, स्प्रे मशीन, spray pump, स्प्रे पंप',
  ),
  machine('machine-boom-sprayer', 'boom sprayer, बूम स्प्रेयर'),
  machine('machine-drone-sprayer', 'drone, drone sprayer, ड्रोन, drone spray'),
  machine('machine-orchard-mist-blower', 'mist blower, मिस्ट ब्लोअर'),
  machine('machine-multicrop-thresher', 'thresher, थ्रेशर, thresar, thrasher'),
  machine(
    'machine-chaff-cutter',
    'chaff cutter, चारा काटने की मशीन, chara katne ki machine, toka, टोका, kutti machine, कुट्टी मशीन',
  ),
  machine('machine-maize-sheller', 'sheller, maize sheller, शेलर, मक्का शेलर'),
  machine('machine-super-seeder', 'super seeder, सुपर सीडर'),
  machine('machine-happy-seeder', 'happy seeder, हैप्पी सीडर'),
  machine('machine-zero-till', 'zero till, zero tillage, seed drill, ज़ीरो टिल, जीरो टिल, सीड ड्रिल'),
  machine('machine-', 'machine, machines, machinery, implement, implements, मशीन, मशीनें, यंत्र, औजार, mashin, yantra'),
]);

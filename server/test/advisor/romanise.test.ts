import { romanise } from '../../src/modules/advisor/language/romanise.js';

const AS_PEOPLE_TYPE_IT =
  'गेहूँ gehun, ज्यादा zyada, ज़्यादा zyada, पानी paani, बुवाई buwai, मैग्नीशियम magnesium, हाँफते haanfte, जरूरी zaroori, सूअर suar, बाँधकर baandhkar, ' +
  'पहुँचते pahunchte, आँगन aangan, गंधक gandhak, गन्ना ganna, मक्खी makkhi, अच्छा achha, फसल fasal, फूल phool, फल phal, साफ saaf, दवा dawa, किसान kisan, ' +
  'मंडी mandi, सिंचाई sinchai, कटाई katai, बारिश baarish, सरसों sarson, टमाटर tamatar, प्याज pyaaz, भैंस bhains, दूध doodh, मुर्गी murgi, मछली machhli, ' +
  'मधुमक्खी madhumakkhi, खरपतवार kharpatwar, कीमत keemat, नवंबर November, सुंडी sundi, फफूंद fafund, टैग tag, डेयरी dairy, मशरूम mushroom';

test.each(AS_PEOPLE_TYPE_IT.split(', ').map((pair) => pair.split(' ')))('%s is typed %s', (hindi = '', latin = '') => {
  expect(romanise(hindi)).toBe(latin);
});

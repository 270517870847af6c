import { nameInLatin } from '../../src/modules/vocabulary/name-in-latin.js';

/** Common first names, with the Latin spelling that most people of that name have. */
const FIFTY =
  'रमेश Ramesh, सुरेश Suresh, राजेश Rajesh, महेश Mahesh, दिनेश Dinesh, मुकेश Mukesh, राकेश Rakesh, अनिल Anil, सुनील Sunil, विजय Vijay, ' +
  'संजय Sanjay, अजय Ajay, रवि Ravi, मोहन Mohan, सोहन Sohan, राम Ram, श्याम Shyam, कृष्ण Krishna, हरि Hari, गोपाल Gopal, ' +
  'विकास Vikas, राहुल Rahul, रोहित Rohit, अमित Amit, सुमित Sumit, दीपक Deepak, मनोज Manoj, प्रदीप Pradeep, संदीप Sandeep, अशोक Ashok, ' +
  'राजेंद्र Rajendra, महेंद्र Mahendra, नरेंद्र Narendra, प्रकाश Prakash, लक्ष्मी Lakshmi, सुनीता Sunita, अनीता Anita, गीता Geeta, सीता Sita, सावित्री Savitri, ' +
  'कमला Kamla, मीरा Meera, पूजा Pooja, नेहा Neha, कविता Kavita, रेखा Rekha, आशा Asha, उषा Usha, गौरव Gaurav, भावना Bhavna';

test('of fifty common names in Devanagari at least 47 are written as most people of that name write it (AC-685)', () => {
  const pairs = FIFTY.split(', ').map((pair) => pair.split(' ') as [string, string]);
  expect(pairs).toHaveLength(50);
  const others = pairs.filter(([hindi, latin]) => nameInLatin(hindi) !== latin).map(([hindi]) => nameInLatin(hindi));
  expect(others).toEqual(['Suneel', 'Seeta']);
});

test.each([
  ['सुनीता देवी', 'Sunita Devi'],
  ['Ramesh', null],
  ['रमेश Yadav', null],
])('%s in Latin letters is %s', (name, latin) => {
  expect(nameInLatin(name)).toBe(latin);
});

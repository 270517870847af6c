import { openKnowledgeBase, readQuestions, answerAll } from './accuracy.js';
import { indexTerms } from '../../src/modules/advisor/language/terms.js';
const kb=await openKnowledgeBase();
for (const q of ['neelgai se fasal kaise bachaye','nilgai','White ants are eating the roots of my crop','bhains garmi me doodh kam de rahi hai']) console.log(q, indexTerms(q), kb.find(q).map(h=>[h.value.id,h.score|0,h.confidence|0]));
console.log(kb.entries.find(e=>e.id==='locust-and-wild-animals'));

import { openKnowledgeBase, readQuestions } from './accuracy.js';
const kb=await openKnowledgeBase();
for (const q of ['Write a python program to sort a list','mera sir dard','sarso me chepa']) console.log(q, kb.languageOf(q), kb.find(q).map(h=>[h.value.id,h.score|0,h.confidence|0]));
for (const q of await readQuestions()) { const l=kb.languageOf(q.question)??'en'; if ((l==='en')!==(q.language==='en')) console.log('LANG',l,q.question);}

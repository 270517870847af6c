import { cropWords } from '../../vocabulary/crops.js';
import { patternOf, wordPattern } from './patterns.js';
import type { Reading } from './reading.js';
import { type Condition, SAFETY } from './safety-file.js';

/** Whether something holds of a message. */
export type Test = (reading: Reading) => boolean;

/** So many other words may stand between two concepts where a sign says no number. */
const BETWEEN = 3;

const known = new Map<string, Test>();
const underWay = new Set<string>();

/** The test of a sign, a pattern, a concept or pieces of a text. Throws where the name is unknown, or a sign rests on itself. */
function testNamed(name: string): Test {
  const found = known.get(name);
  if (found) return found;
  if (underWay.has(name)) throw new Error(`advisor/safety: the sign ${name} rests on itself.`);
  underWay.add(name);
  const work = madeFor(name);
  underWay.delete(name);
  const test: Test = (reading) => reading.once(name, work);
  known.set(name, test);
  return test;
}

function madeFor(name: string): Test {
  const sign = SAFETY.signs.get(name);
  if (sign !== undefined) return testOf(sign);
  const pieces = SAFETY.pieces.get(name);
  if (pieces) return ({ message }) => pieces.some((piece) => message.includes(piece));
  if (SAFETY.concepts.has(name) || SAFETY.groups.has(name)) return (reading) => reading.has(name);
  const pattern = patternOf(name);
  return ({ text }) => pattern.test(text);
}

const every =
  (tests: readonly Test[]): Test =>
  (reading) =>
    tests.every((test) => test(reading));

/** A condition of the files as a test. */
export function testOf(condition: Condition): Test {
  if (typeof condition === 'string') return testNamed(condition);
  if ('every' in condition) return every(condition.map(testOf));
  const { all = [], any, none = [], without = [], between = BETWEEN } = condition;
  const orders = condition['in-order'];
  const thenNot = condition['then-not'];
  const crops = condition['only-crops'];
  const leftOut = condition['leaving-out'];
  const tests = all.map(testOf);
  if (orders) {
    const next = thenNot === undefined ? undefined : wordPattern(thenNot);
    tests.push((reading) => orders.some((order) => reading.inOrder(order, between, without, next)));
  }
  if (crops) tests.push(({ message }) => cropWords.find(message).every(({ subject }) => crops.includes(subject)));
  const alternatives = any?.map(testOf);
  if (alternatives) tests.push((reading) => alternatives.some((test) => test(reading)));
  const exceptions = none.map(testOf);
  tests.push((reading) => !exceptions.some((test) => test(reading)));
  const whole = every(tests);
  return leftOut === undefined ? whole : (reading) => whole(reading.leavingOut(leftOut));
}

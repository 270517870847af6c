import { sentencesOf } from '../../src/modules/advisor/words/sentences.js';

describe('sentencesOf', () => {
  it('fills the gaps of a sentence in either language', () => {
    const say = sentencesOf('guard', ['cut']);
    expect(say('cut', 'hi')).toMatch(/हटा दिया/u);
    expect(sentencesOf('wording', ['perQuintal', 'months', 'shortMonths'])('perQuintal', 'en', { price: '₹1' })).toBe(
      '₹1/quintal',
    );
  });

  it('refuses a section that has other sentences than those that are named', () => {
    expect(() => sentencesOf('guard', ['cut', 'other'])).toThrow(/guard has to be cut, other/);
    expect(() => sentencesOf('fallback', ['unreachable'])).toThrow(/fallback/);
  });
});

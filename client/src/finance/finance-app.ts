import type { Language } from '@/lib/language';
import { type Calculator, startFigures } from './calculator';
import { budgetCalculator } from './calculators/budget-calculator';
import { cardCalculator } from './calculators/card-calculator';
import { loanCalculator } from './calculators/loan-calculator';
import { element } from './dom';
import { figuresForm } from './figures-form';
import { type Say, sayIn } from './texts';

const CALCULATORS: readonly Calculator[] = [cardCalculator, loanCalculator, budgetCalculator];

export type FinanceApp = {
  /** Draws everything anew in this language; what was typed stays. */
  show(language: Language): void;
};

/** What leads back to the site and to the other language; inside the site's frame both are around the tool already. */
function standaloneBar(language: Language, say: Say, show: (language: Language) => void): HTMLElement {
  const other = language === 'en' ? 'hi' : 'en';
  const button = element('button', { type: 'button', class: 'quiet', lang: other }, say('switchLanguage'));
  button.addEventListener('click', () => {
    show(other);
    // The button was drawn anew: the keyboard stays where it was.
    document.querySelector<HTMLButtonElement>('nav button')?.focus();
  });
  return element('nav', {}, element('a', { href: '/services' }, say('services')), button);
}

/** The tool: three calculators behind tabs. `framed`: whether a page of the site shows it. */
export function financeApp(root: HTMLElement, { framed }: { framed: boolean }): FinanceApp {
  const figures = new Map(CALCULATORS.map((calculator) => [calculator.id, startFigures(calculator)]));
  let chosen: Calculator = cardCalculator;

  const show = (language: Language): void => {
    const say = sayIn(language);
    document.documentElement.lang = language;
    document.title = say('documentTitle');
    const panel = element('div', { id: 'panel', role: 'tabpanel', class: 'panel' });
    const tabs = CALCULATORS.map((calculator) =>
      element(
        'button',
        { type: 'button', role: 'tab', id: `tab-${calculator.id}`, 'aria-controls': 'panel' },
        say(calculator.title),
      ),
    );
    const choose = (index: number): void => {
      chosen = CALCULATORS[index] ?? chosen;
      for (const [each, tab] of tabs.entries()) {
        tab.setAttribute('aria-selected', String(each === index));
        tab.tabIndex = each === index ? 0 : -1;
      }
      panel.setAttribute('aria-labelledby', `tab-${chosen.id}`);
      panel.replaceChildren(...figuresForm(chosen, figures.get(chosen.id) ?? startFigures(chosen), say));
    };
    for (const [index, tab] of tabs.entries()) {
      tab.addEventListener('click', () => choose(index));
      tab.addEventListener('keydown', ({ key }) => {
        const move = { ArrowRight: 1, ArrowLeft: -1 }[key];
        if (move === undefined) return;
        const next = (index + move + tabs.length) % tabs.length;
        choose(next);
        tabs[next]?.focus();
      });
    }
    choose(CALCULATORS.indexOf(chosen));
    const parts = [
      framed ? null : standaloneBar(language, say, show),
      element('h1', {}, say('title')),
      element('p', { class: 'subtitle' }, say('subtitle')),
      element('div', { role: 'tablist', 'aria-label': say('tabs') }, ...tabs),
      panel,
    ];
    root.replaceChildren(...parts.filter((part) => part !== null));
  };
  return { show };
}

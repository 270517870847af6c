import { type Calculator, readFigures } from './calculator';
import { element } from './dom';
import { type NumberField, readNumber, type Typed } from './number-field';
import { formatNumber } from './numbers';
import type { Say } from './texts';

/** A labelled number with its unit; says what may be entered when something else is. */
function numberInput(field: NumberField, typed: Typed, say: Say, onChange: () => void): HTMLElement {
  const id = `field-${field.name}`;
  const input = element('input', {
    id,
    type: 'number',
    inputmode: field.whole ? 'numeric' : 'decimal',
    min: String(field.least),
    max: String(field.most),
    step: field.whole ? '1' : 'any',
    value: typed[field.name] ?? '',
    'aria-describedby': `${id}-text`,
  });
  const message = element('p', { id: `${id}-text`, class: 'message' });
  const check = () => {
    const invalid = readNumber(field, input.value) === null;
    input.setAttribute('aria-invalid', String(invalid));
    const limits = { least: formatNumber(field.least), most: formatNumber(field.most) };
    message.textContent = invalid ? say('invalid', limits) : '';
  };
  input.addEventListener('input', () => {
    typed[field.name] = input.value;
    check();
    onChange();
  });
  check();
  return element(
    'div',
    { class: 'field' },
    element('label', { for: id }, say(`field.${field.name}`), ' ', element('small', {}, say(`unit.${field.unit}`))),
    input,
    message,
  );
}

function choiceInput({ choice }: Calculator, typed: Typed, say: Say, onChange: () => void): HTMLElement | null {
  if (!choice) return null;
  const id = `field-${choice.name}`;
  const options = choice.options.map(({ value, label }) => element('option', { value }, say(label)));
  const select = element('select', { id }, ...options);
  select.value = typed[choice.name] ?? choice.start;
  select.addEventListener('change', () => {
    typed[choice.name] = select.value;
    onChange();
  });
  return element('div', { class: 'field' }, element('label', { for: id }, say(choice.label)), select);
}

/** A calculator's questions and, beside them, its answer, which follows every key press. `typed` is written to. */
export function figuresForm(calculator: Calculator, typed: Typed, say: Say): Node[] {
  // Only the headline is read out as it changes; ten rows at every key press would drown it.
  const headline = element('p', { class: 'headline', role: 'status' });
  const details = element('div');
  const refresh = () => {
    const figures = readFigures(calculator, typed);
    if (!figures) {
      headline.replaceChildren(say('incomplete'));
      details.replaceChildren();
      return;
    }
    const answer = calculator.answer(figures, say);
    const [name, value] = answer.headline;
    headline.replaceChildren(element('span', {}, name), ' ', element('strong', {}, value));
    details.replaceChildren(...answer.details);
  };
  refresh();
  const questions = element(
    'div',
    { class: 'questions', role: 'group', 'aria-label': say(calculator.title) },
    ...calculator.fields.map((field) => numberInput(field, typed, say, refresh)),
    choiceInput(calculator, typed, say, refresh),
  );
  return [questions, element('section', { class: 'answer', 'aria-label': say('result') }, headline, details)];
}

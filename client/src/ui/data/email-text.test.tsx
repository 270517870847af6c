import { render } from '@testing-library/react';
import { EmailText } from './email-text';

test('an e-mail address may go on in a new line behind its @, and nowhere inside a word', () => {
  const { container } = render(<EmailText email="sukhwinder@annapath.example" />);
  const parts = [...container.querySelectorAll('wbr')].map(({ previousSibling }) => previousSibling?.textContent);
  expect(container.textContent).toBe('sukhwinder@annapath.example');
  expect(parts).toHaveLength(1);
  expect(parts[0]).toMatch(/@$/);
});

import { render } from '@testing-library/react';
import { INITIAL_COLOURS, Initial } from './initial';

/** Relative luminance as WCAG 2.2 reckons it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('a white letter reads on each of the eight colours (AC-721)', () => {
  expect(new Set(INITIAL_COLOURS).size).toBe(8);
  for (const colour of INITIAL_COLOURS) {
    expect(`${colour} ${1.05 / (luminance(colour) + 0.05) >= 4.5}`).toBe(`${colour} true`);
  }
});

test('a name keeps its colour, and names differ (AC-721)', () => {
  const { container } = render(
    <>
      {['Ramesh', 'Ramesh', 'Anita', 'Imran', 'सुनीता'].map((name, at) => (
        <Initial key={`${name} ${at}`} name={name} size={{ xs: 40 }} />
      ))}
    </>,
  );
  const colours = [...container.children].map((circle) => getComputedStyle(circle).backgroundColor);
  expect(colours[0]).toBe(colours[1]);
  expect(new Set(colours).size).toBeGreaterThan(2);
});

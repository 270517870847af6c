type Child = Node | string | null;

function fill(element: Element, attributes: Record<string, string | null>, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null));
}

/** An element with attributes (null: left out) and content. Text is set as text, never as markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | null> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  fill(made, attributes, children);
  return made;
}

/** The same for the parts of a drawing. */
export function drawing<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | null> = {},
  ...children: Child[]
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  fill(made, attributes, children);
  return made;
}

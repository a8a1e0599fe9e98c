type Properties = Record<string, string | boolean | ((event: Event) => void)>;
type Child = Node | string | false;

/** An element with attributes, listeners (`onclick`) and children. Text is text: nothing is ever read as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'function') made.addEventListener(key.slice(2), value);
    else if (typeof value === 'boolean') made.toggleAttribute(key, value);
    else made.setAttribute(key, value);
  }
  made.append(...children.filter(child => child !== false));
  return made;
}

export function button(text: string, act: () => void, variant: 'main' | 'quiet' = 'main'): HTMLButtonElement {
  return element('button', { type: 'button', class: variant, onclick: act }, text);
}

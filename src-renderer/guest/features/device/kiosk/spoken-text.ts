export function spokenText(element: Element): string {
  const words = [nameOf(element), valueOf(element)].filter(text => text !== '');
  return words.join(', ').replace(/\s+/g, ' ').trim();
}

function textOf(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], svg, style, script')) hidden.remove();
  return (copy.textContent ?? '').trim();
}

function nameOf(element: Element): string {
  const named = element.getAttribute('aria-label');
  if (named !== null && named.trim() !== '') return named;
  const by = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map(id => (id === '' ? null : document.getElementById(id)))
    .filter(found => found !== null);
  if (by.length > 0) return by.map(textOf).join(' ');
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
    return [...(element.labels ?? [])].map(textOf).join(' ');
  }
  return textOf(element);
}

/** Never typed input: a stranger may be listening. */
function valueOf(element: Element): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  return '';
}

/** `Marina D.`: at a screen that everybody passes. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${[...last][0] ?? ''}.`;
}

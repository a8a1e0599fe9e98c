/** `stay-card` as `stayCard`. */
export function camelCase(words: string): string {
  return words.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `stayCard` as `stay-card`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}

/** `stay-card` as `Stay card`. */
export function sentenceCase(words: string): string {
  const spaced = words.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

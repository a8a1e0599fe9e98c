/** `até 7 de dez..`: a value that ends with an abbreviation's point at the end of a sentence has one point. */
export const oneFullStop = (text: string): string => text.replace(/(\p{L})\.\.(?=\s|$)/gu, '$1.');

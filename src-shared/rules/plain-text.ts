/** They turn the characters after them around: `\u202egro.elpmaxe` reads as an address that it is not. */
const BIDI_CONTROL = /\p{Bidi_Control}/u;

export const hasBidiControl = (text: string): boolean => BIDI_CONTROL.test(text);

/** Control characters of ASCII, and those that change the direction of text. */
export const hasControlCharacter = (text: string): boolean =>
  /[\u0000-\u001f\u007f]/.test(text) || hasBidiControl(text);

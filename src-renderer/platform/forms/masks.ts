/** Puts digits into a pattern where each 9 is one digit: `digitsMask('999.999.999-99')('123456')` is `123.456`. */
export function digitsMask(pattern: string): (typed: string) => string {
  return typed => {
    const digits = typed.replace(/\D/g, '');
    let used = 0;
    let masked = '';
    for (const place of pattern) {
      if (used >= digits.length) break;
      if (place === '9') {
        masked += digits[used];
        used += 1;
      } else {
        masked += place;
      }
    }
    return masked;
  };
}

/** Position of the caret after masking: behind as many letters and digits as were before it. */
export function caretAfter(masked: string, signs: number): number {
  if (signs === 0) return 0;
  let seen = 0;
  for (const [index, sign] of [...masked].entries()) {
    if (/[\p{L}\p{N}]/u.test(sign)) seen += 1;
    if (seen === signs) return index + 1;
  }
  return masked.length;
}

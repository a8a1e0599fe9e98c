/** The five rules of a password, in the order in which a form lists them (VAL-02). */
export const passwordRules = ['size', 'upper', 'lower', 'num', 'char'] as const;
export type PasswordRule = (typeof passwordRules)[number];

const MIN_CHARACTERS = 8;
/** Longer ones are rejected when a password is chosen: nobody types them, and each takes time to hash. */
export const PASSWORD_MAX = 128;

const tests: Record<PasswordRule, (value: string) => boolean> = {
  size: value => [...value.replace(/\s/gu, '')].length >= MIN_CHARACTERS,
  upper: value => /\p{Lu}/u.test(value),
  lower: value => /\p{Ll}/u.test(value),
  num: value => /\p{Nd}/u.test(value),
  // Neither letter (with its accents), digit nor space: the characters that guests call special.
  char: value => /[^\p{L}\p{M}\p{N}\s]/u.test(value),
};

/** Pass or fail of each rule (VAL-01, VAL-02). */
export function passwordChecks(value: string): Record<PasswordRule, boolean> {
  return {
    size: tests.size(value),
    upper: tests.upper(value),
    lower: tests.lower(value),
    num: tests.num(value),
    char: tests.char(value),
  };
}

export function isStrongPassword(value: string): boolean {
  return passwordRules.every(rule => tests[rule](value));
}

/** Drops control characters, and the blanks that copying often adds at the ends (SES-07). */
export function sanitizePassword(value: string): string {
  return value.replace(/[\p{Cc}\u200b\u2028\u2029\ufeff]/gu, '').trim();
}

import { describe, expect, test } from 'vitest';
import { isStrongPassword, passwordChecks, sanitizePassword } from '#shared/rules/password.ts';

describe('passwords', () => {
  test.each([
    ['Pernoite#2026', []],
    ['Curt0!', ['size']],
    ['a B c D 1 ! x', ['size']],
    ['pernoite#2026', ['upper']],
    ['PERNOITE#2026', ['lower']],
    ['Pernoite#abc', ['num']],
    ['Pernoite2026', ['char']],
    ['Pernoite 2026', ['char']],
    ['Açaíçaí2', ['char']],
    ['Ágatá-19', []],
    ['', ['size', 'upper', 'lower', 'num', 'char']],
  ])('%j fails exactly the rules %j (VAL-01, VAL-02)', (value, failed) => {
    const checks = passwordChecks(value);
    expect(Object.entries(checks).flatMap(([rule, passed]) => (passed ? [] : [rule]))).toEqual(failed);
    expect(isStrongPassword(value)).toBe(failed.length === 0);
  });

  test.each([
    ['  Pernoite#2026\r\n', 'Pernoite#2026'],
    ['\tPerno\u0000ite#20\u000726', 'Pernoite#2026'],
    ['\ufeffPernoite#2026\u200b', 'Pernoite#2026'],
    ['Minha senha <b>é</b> "longa" & boa 1', 'Minha senha <b>é</b> "longa" & boa 1'],
  ])('%j is cleaned to %j (SES-07)', (typed, sanitized) => expect(sanitizePassword(typed)).toBe(sanitized));
});

import { isStrongPassword, PASSWORD_MAX } from './password.ts';

/** Longer than a guest's: it opens the data of all guests. */
export const STAFF_PASSWORD_MIN = 12;

export function isStrongStaffPassword(value: string): boolean {
  const { length } = [...value];
  return length >= STAFF_PASSWORD_MIN && length <= PASSWORD_MAX && isStrongPassword(value);
}

/** Of the lists of PINs that people choose most, the ones without a pattern that isSimplePin finds. */
const POPULAR = new Set(['159753', '147258', '258369', '147852', '102030', '696969', '142536', '131415']);

/** True for six digits that a thief tries first (STF-06): runs, repetitions, mirrors, and dates of a birthday. */
export function isSimplePin(pin: string): boolean {
  return POPULAR.has(pin) || isRun(pin) || isRepetition(pin) || isMirrored(pin) || isBirthday(pin);
}

function isRun(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10);
  return steps.every(step => step === steps[0] && [1, 2, 8, 9].includes(step));
}

const isRepetition = (pin: string) =>
  /^(\d{1,3})\1+$/.test(pin) || /^(\d)\1(\d)\2(\d)\3$/.test(pin) || /^(\d)\1\1(\d)\2\2$/.test(pin);

const isMirrored = (pin: string) => pin === [...pin].toReversed().join('');

/** DDMMYY, the form in which dates are written in Brazil, of people who work today. */
function isBirthday(pin: string): boolean {
  const [day = 0, month = 0, year = 0] = [pin.slice(0, 2), pin.slice(2, 4), pin.slice(4)].map(Number);
  const isDate = day >= 1 && day <= 31 && month >= 1 && month <= 12;
  return isDate && (year >= 50 || year <= 12);
}

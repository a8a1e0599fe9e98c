import { describe, expect, test } from 'vitest';
import {
  cardLengths,
  cardNetworkByPrefix,
  detectCardNetwork,
  isCardNumberValid,
  isCvvValid,
  isExpirationValid,
  isHolderNameValid,
  maskCardNumber,
  maskExpiration,
  normalizeHolderName,
  passesLuhn,
} from '#shared/rules/card-network.ts';

describe('cards', () => {
  test.each([
    ['4111 1111 1111 1111', 'visa'],
    ['4222 2222 2222 2', 'visa'],
    ['4111 1111 1111 11', 'unknown'],
    ['5555 5555 5555 4444', 'mastercard'],
    ['5105 1051 0510 5100', 'mastercard'],
    ['2223 0031 2200 3222', 'mastercard'],
    ['5600 0000 0000 0000', 'unknown'],
    ['3782 822463 10005', 'amex'],
    ['3400 000000 00009', 'amex'],
    ['3782 822463 1000', 'unknown'],
    ['3056 930902 5904', 'diners'],
    ['3600 000000 0008', 'diners'],
    ['3800 000000 0006', 'diners'],
    ['3060 000000 0000', 'unknown'],
    ['6011 1111 1111 1117', 'discover'],
    ['6440 0000 0000 0000', 'discover'],
    ['6500 0000 0000 0002', 'discover'],
    ['6362 9700 0045 7013', 'elo'],
    ['4011 7800 0000 0000', 'elo'],
    ['4389 3500 0000 0000', 'elo'],
    ['4576 3100 0000 0000', 'elo'],
    ['6505 4100 0000 0000', 'elo'],
    ['6062 8200 0000 0000', 'hipercard'],
    ['3530 1113 3330 0000', 'jcb'],
    ['6200 0000 0000 0005', 'unionpay'],
    ['9999 9999 9999 9995', 'unknown'],
  ])('%s is %s (VAL-08)', (number, cardNetwork) => expect(detectCardNetwork(number)).toBe(cardNetwork));

  test('the card network shows while the number is typed (VAL-08)', () => {
    expect(cardNetworkByPrefix('4')).toBe('visa');
    expect(cardNetworkByPrefix('37')).toBe('amex');
    expect(cardNetworkByPrefix('3')).toBe('unknown');
    expect(cardNetworkByPrefix('')).toBe('unknown');
  });

  test('a number is as long as its card network has it, 13 to 16 digits when unknown (PAY-06)', () => {
    expect(cardLengths('37')).toEqual([15]);
    expect(isCardNumberValid('378282246310005')).toBe(true);
    expect(isCardNumberValid('3782822463100055')).toBe(false);
    expect(isCardNumberValid('4111111111111')).toBe(true);
    expect(isCardNumberValid('41111111111111')).toBe(false);
    expect(isCardNumberValid('9999999999999')).toBe(true);
    expect(isCardNumberValid('999999999999')).toBe(false);
    expect(isCardNumberValid('41111111111111111')).toBe(false);
  });

  test('a number is shown in four groups of four (PAY-06)', () => {
    expect(maskCardNumber('4111-1111 11111111')).toBe('4111 1111 1111 1111');
    expect(maskCardNumber('41111')).toBe('4111 1');
    expect(maskCardNumber('4111')).toBe('4111');
    expect(maskCardNumber('411111111111111199')).toBe('4111 1111 1111 1111');
  });

  test('a typing error in a number breaks its checksum (PAY-24)', () => {
    expect(passesLuhn('4111 1111 1111 1111')).toBe(true);
    expect(passesLuhn('4111 1111 1111 1112')).toBe(false);
    expect(passesLuhn('')).toBe(false);
  });

  const now = new Date('2026-11-21T12:00:00Z');
  test.each([
    ['11/26', true],
    ['1226', true],
    ['01/26', true],
    ['12/25', false],
    ['00/27', false],
    ['13/27', false],
    ['1/27', false],
    ['11/2027', false],
    ['', false],
  ])('expiration %s is taken: %s (PAY-09)', (typed, valid) => {
    expect(isExpirationValid(typed, now)).toBe(valid);
  });

  test('the expiration gets its slash while it is typed (PAY-04)', () => {
    expect(maskExpiration('12')).toBe('12');
    expect(maskExpiration('1229')).toBe('12/29');
    expect(maskExpiration('12/299')).toBe('12/29');
  });

  test.each([
    ['123', true],
    ['1234', true],
    ['12', false],
    ['12345', false],
    ['12a', false],
  ])('security code %s is taken: %s (PAY-10)', (typed, valid) => expect(isCvvValid(typed)).toBe(valid));

  test('the holder name is written in capitals without accents (PAY-08)', () => {
    expect(normalizeHolderName('João d’Ávila Conceição')).toBe('JOAO D’AVILA CONCEICAO');
  });

  test.each([
    ['JOAO SILVA', true],
    ['João da Silva', true],
    ['JOAO', false],
    ['JOAO  SILVA', false],
    [' JOAO SILVA', false],
    ['JOAO SILVA 2', false],
    ["JOAO D'AVILA", false],
  ])('holder name %j is taken: %s (PAY-07)', (name, valid) => expect(isHolderNameValid(name)).toBe(valid));
});

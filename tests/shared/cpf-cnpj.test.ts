import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatCnpj,
  formatCpf,
  formatCpfOrCnpj,
  isCnpj,
  isCpf,
  isCpfOrCnpj,
  taxIdCharacters,
} from '#shared/rules/cpf-cnpj.ts';

describe('CPF and CNPJ', () => {
  test.each([
    ['529.982.247-25', true],
    ['52998224725', true],
    ['111.444.777-35', true],
    ['529.982.247-26', false],
    ['529.982.247-15', false],
    ['111.111.111-11', false],
    ['000.000.000-00', false],
    ['5299822472', false],
    ['529982247250', false],
    ['', false],
  ])('CPF %s is valid: %s (VAL-07)', (cpf, valid) => expect(isCpf(cpf)).toBe(valid));

  test.each([
    ['11.222.333/0001-81', true],
    ['11222333000181', true],
    ['12.ABC.345/01DE-35', true],
    ['12.abc.345/01de-35', true],
    ['12.ABC.345/01DE-36', false],
    ['12.ABC.345/01DE-3A', false],
    ['11.222.333/0001-82', false],
    ['00.000.000/0000-00', false],
    ['1122233300018', false],
  ])('CNPJ %s, letters included, is valid: %s (PAY-12)', (cnpj, valid) => expect(isCnpj(cnpj)).toBe(valid));

  test('a tax id is taken as CPF or CNPJ by its length (PAY-12)', () => {
    expect(isCpfOrCnpj('529.982.247-25')).toBe(true);
    expect(isCpfOrCnpj('12.ABC.345/01DE-35')).toBe(true);
    expect(isCpfOrCnpj('529.982.247')).toBe(false);
  });

  test('no single wrong digit of a CPF goes unseen (VAL-07)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }), (at, shift) => {
        const digits = [...'52998224725'];
        digits[at] = String((Number(digits[at]) + shift) % 10);
        return !isCpf(digits.join(''));
      }),
    );
  });

  test('a CPF is masked 999.999.999-99 as far as it is typed (VAL-06)', () => {
    expect(formatCpf('52998224725')).toBe('529.982.247-25');
    expect(formatCpf('5299')).toBe('529.9');
    expect(formatCpf('529')).toBe('529');
    expect(formatCpf('529.982.247-25999')).toBe('529.982.247-25');
  });

  test('a longer tax id, or one with a letter, is masked as a CNPJ (VAL-06)', () => {
    expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(formatCpfOrCnpj('112223330001')).toBe('11.222.333/0001');
    expect(formatCpfOrCnpj('12A')).toBe('12.A');
    expect(formatCpfOrCnpj('52998224725')).toBe('529.982.247-25');
    expect(taxIdCharacters('12.abc.345/01de-35 99')).toBe('12ABC34501DE35');
  });
});

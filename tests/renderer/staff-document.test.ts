import { beforeAll, describe, expect, test } from 'vitest';
import { markLanguage } from '#renderer/platform/i18n/language.ts';
import { toFieldErrors, toObstacle } from '#renderer/staff/features/document/approval.ts';
import { documentSchema } from '#renderer/staff/features/document/document-schema.ts';
import {
  type FieldStates,
  isDayMonthSwap,
  toFieldState,
} from '#renderer/staff/features/document/field-state.ts';
import { toSeenDocument, toTypedDocument } from '#renderer/staff/features/document/typed-document.ts';
import { countryName, countryOptions } from '#renderer/staff/features/shared/countries/country-options.ts';
import { documentFields } from '#shared/contract/staff/documents.ts';
import { AppError } from '#shared/errors.ts';

const values = {
  kind: 'PASSPORT',
  number: '539174417',
  firstName: 'Daniel',
  lastName: 'Whitfield',
  birthDate: '03/12/1988',
  nationality: '30',
};

const same: FieldStates = {
  kind: 'SAME',
  number: 'SAME',
  firstName: 'SAME',
  lastName: 'SAME',
  birthDate: 'SAME',
  nationality: 'SAME',
};

describe('a document that is typed at the desk', () => {
  test('is read in the order of the language, and is whole with its last field (FRD-07)', () => {
    expect(toSeenDocument(values, 'pt')).toMatchObject({ birthDate: '1988-12-03', nationality: 30 });
    expect(toSeenDocument(values, 'en')).toMatchObject({ birthDate: '1988-03-12' });
    for (const field of documentFields)
      expect(toSeenDocument({ ...values, [field]: '' }, 'pt'), field).toBeNull();
  });

  test('is compared in its whole fields alone, a card number never (FRD-07)', () => {
    expect(toTypedDocument({ ...values, birthDate: '03/12' }, 'pt')).not.toHaveProperty('birthDate');
    expect(toTypedDocument({ ...values, number: '4111 1111 1111 1111' }, 'pt')).not.toHaveProperty('number');
    expect(toTypedDocument({ ...values, kind: 'CNH', number: '52998224724' }, 'pt')).not.toHaveProperty(
      'number',
    );
    expect(toTypedDocument({ ...values, kind: 'CNH', number: '529.982.247-25' }, 'pt')).toHaveProperty(
      'number',
    );
  });

  test('shows no result for a text that has changed since it was compared (FRD-07)', () => {
    const typed = toTypedDocument(values, 'pt');
    const compared = { document: typed, comparison: { number: 'SAME' as const } };
    expect(toFieldState('number', typed, compared)).toBe('SAME');
    expect(toFieldState('number', { ...typed, number: '539174418' }, compared)).toBe('COMPARING');
    expect(toFieldState('number', { kind: 'PASSPORT' }, compared)).toBe('EMPTY');
    expect(toFieldState('number', typed, undefined)).toBe('COMPARING');
  });

  test('names an exchange of day and month (FRD-07)', () => {
    expect(isDayMonthSwap('1988-03-12', '1988-12-03')).toBe(true);
    expect(isDayMonthSwap('1988-03-12', '1988-03-12')).toBe(false);
    expect(isDayMonthSwap('1988-03-03', '1988-03-03')).toBe(false);
    expect(isDayMonthSwap('1988-03-12', '1989-12-03')).toBe(false);
  });

  test('says the first thing that is missing for an approval (FRD-07)', () => {
    const typed = { states: same, corrected: [], kind: 'PASSPORT', isPersonSeen: true };
    expect(toObstacle(typed)).toBeNull();
    expect(toObstacle({ ...typed, isPersonSeen: false })).toEqual({ name: 'unseen' });
    const different: FieldStates = { ...same, birthDate: 'DIFFERENT' };
    expect(toObstacle({ ...typed, states: different })).toEqual({ name: 'differs', fields: ['birthDate'] });
    expect(toObstacle({ ...typed, states: different, corrected: ['birthDate'] })).toBeNull();
    expect(toObstacle({ ...typed, states: { ...different, number: 'EMPTY' } })).toEqual({
      name: 'missing',
      fields: ['number'],
    });
    expect(toObstacle({ ...typed, states: { ...different, number: 'COMPARING' } })).toEqual({
      name: 'comparing',
    });
    expect(toObstacle({ ...typed, kind: 'OTHER', states: { ...same, kind: 'DIFFERENT' } })).toEqual({
      name: 'notRegistered',
    });
  });

  test("shows the gateway's words at the field that they are about (FRD-07)", () => {
    const issues = [
      { path: 'document.number', message: 'cpf.invalid' },
      { path: 'version', message: 'x' },
    ];
    const error = new AppError('BAD_REQUEST', 'the input is not valid', { details: { issues } });
    expect(toFieldErrors(error)).toEqual([{ field: 'number', message: 'cpf.invalid' }]);
    expect(toFieldErrors(new AppError('NOT_FOUND', 'no'))).toEqual([]);
    expect(toFieldErrors(new Error('no'))).toEqual([]);
  });
});

describe("the form's rules", () => {
  beforeAll(() => markLanguage('pt'));

  const messagesOf = (changes: object) => {
    const parsed = documentSchema.safeParse({ ...values, isPersonSeen: true, ...changes });
    return parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  };

  test('name what is wrong with a field (FRD-07)', () => {
    expect(messagesOf({})).toEqual([]);
    expect(messagesOf({ kind: 'VISA' })).toEqual(['kind required']);
    expect(messagesOf({ number: '4111111111111111' })).toEqual(['number payment.cardNumber']);
    expect(messagesOf({ kind: 'CPF', number: '52998224724' })).toEqual(['number cpf.invalid']);
    expect(messagesOf({ firstName: '<b>Daniel</b>' })).toEqual(['firstName name.characters']);
    expect(messagesOf({ birthDate: '31/02/1988' })).toEqual(['birthDate date.invalid']);
    expect(messagesOf({ nationality: '' })).toEqual(['nationality required']);
  });
});

test('a nationality is the number that is stored with guests, in each language sorted by name (FRD-07)', () => {
  expect(countryName(30, 'pt')).toBe('Brasil');
  expect(countryName(30, 'en')).toBe('Brazil');
  expect(countryName(999, 'en')).toBeNull();
  const names = countryOptions('pt').map(({ label }) => label);
  expect(names).toEqual(names.toSorted(new Intl.Collator('pt-BR').compare));
});

import { expect, test } from 'vitest';
import { compareDocument, differingFields } from '#gateway/domain/desk/compare-document.ts';

const guest = { firstName: 'Zoé', lastName: "d'Ávila Souza", dateOfBirth: '1988-03-12', nationality: 30 };
const document = { type: 'CPF', number: '52998224725' } as const;

test('a document is the guest’s whatever its capitals, accents and dots are, and only typed fields count (FRD-07)', () => {
  const seen = { firstName: 'ZOE', lastName: 'D AVILA SOUZA', number: '529.982.247-25', kind: 'RG' } as const;
  const compared = compareDocument({ guest, document }, seen);
  expect(compared).toEqual({ firstName: 'SAME', lastName: 'SAME', number: 'SAME', kind: 'SAME' });
  expect(differingFields(compared)).toEqual([]);
});

test.each([
  [{ kind: 'PASSPORT' }, 'kind'],
  [{ kind: 'OTHER' }, 'kind'],
  [{ number: '11144477735' }, 'number'],
  [{ firstName: 'Zoe Maria' }, 'firstName'],
  [{ lastName: 'Souza' }, 'lastName'],
  [{ birthDate: '1988-12-03' }, 'birthDate'],
  [{ nationality: 76 }, 'nationality'],
] as const)('%j differs in %s alone (FRD-07)', (seen, field) => {
  expect(differingFields(compareDocument({ guest, document }, seen))).toEqual([field]);
});

test('what the guest has not entered differs from nothing (FRD-07)', () => {
  const seen = { kind: 'CNH', number: '11144477735', nationality: 76 } as const;
  const compared = compareDocument({ guest: { ...guest, nationality: null }, document: null }, seen);
  expect(compared).toEqual({ kind: 'NOT_GIVEN', number: 'NOT_GIVEN', nationality: 'NOT_GIVEN' });
});

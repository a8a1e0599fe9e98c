import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isVisitorDocument,
  isVisitorName,
  maskDocument,
  normalizeDocument,
  type VisitorDocument,
} from '#shared/rules/visitor-details.ts';

describe('a name of a visitor', () => {
  test.each([
    'Zoé Ávila',
    "D'Ávila",
    'D’Ávila',
    'Ana-Júlia',
    'João da Silva e Sá',
    'Łukasz Gößling',
    'שרה לוי',
    'Zoe\u0301',
  ])('has letters with accents, hyphens, apostrophes and spaces: %s (VIS-07)', name => {
    expect(isVisitorName(name)).toBe(true);
  });

  test.each(['', '  ', '-', "'", 'Ana 2', 'Dr. Lima', 'a@b', 'x, y', '🦜', '<b>', 'a_b', 'a/b', '٣'])(
    'has nothing else: "%s" (VIS-07)',
    name => {
      expect(isVisitorName(name)).toBe(false);
    },
  );
});

const cpf = (document: string): VisitorDocument => ({ documentType: 'CPF', document });
const passport = (document: string): VisitorDocument => ({ documentType: 'PASSPORT', document });

describe('a document of a visitor', () => {
  test.each([
    [cpf('529.982.247-25'), true],
    [cpf('52998224725'), true],
    [cpf('52998224724'), false],
    [cpf('11111111111'), false],
    [cpf('AB123456'), false],
    [passport('FX123456'), true],
    [passport('fx1234567'), true],
    [passport('fx12345678'), false],
    [passport('FX 12345'), false],
    [passport('FX-12345'), false],
    [passport('É1234567'), false],
    [passport(''), false],
  ])('%j is one of its type: %s (VIS-08, VIS-09)', (document, isOne) => {
    expect(isVisitorDocument(document)).toBe(isOne);
  });

  test.each([
    [cpf('52998224725'), '•••.•••.••7-25'],
    [passport('FX1234567'), '••••••567'],
    [passport('A123'), '•123'],
    [passport('A12'), '•••'],
    [passport('7'), '•'],
  ])('%j is shown as %s (PD-12)', (document, shown) => expect(maskDocument(document)).toBe(shown));

  test('is one text however it is typed, and at most three of its signs are shown (PD-12)', () => {
    const documents = fc.stringMatching(/^[A-Za-z0-9]{1,9}$/).map(passport);
    fc.assert(
      fc.property(documents, document => {
        const stored = normalizeDocument(document);
        expect(stored).toBe(normalizeDocument({ ...document, document: document.document.toLowerCase() }));
        const shown = maskDocument({ ...document, document: stored });
        expect(shown.replaceAll('•', '').length).toBeLessThanOrEqual(3);
        expect(shown).toHaveLength(stored.length);
      }),
    );
    expect(normalizeDocument(cpf('529.982.247-25'))).toBe('52998224725');
  });
});

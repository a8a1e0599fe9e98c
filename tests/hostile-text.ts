import fc from 'fast-check';

export const hostileText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'Zoé\u0000Lima',
    '🦜🏨👩🏽‍🦽',
    'שרה לוי',
    '\u202egro.elpmaxe@eoz',
    'Zoe\u0301 Li\u200bma',
    '<script>alert(1)</script> x',
    "'; drop table guests; --",
    '${constructor} {{x}}',
    '2026-02-30',
    '__proto__',
    'x'.repeat(10_000),
    '🦜'.repeat(5_000),
  ),
);

import { expect, test } from 'vitest';
import { buildingStem } from '#renderer/platform/ui/picture-stem.ts';

const own = { small: '/api/pictures/0123456789abcdef0123456789abcdef-640.webp' };

test('a hotel shows its own picture, a hotel of the demonstration the one of the app, and another none (OPS-02)', () => {
  expect(buildingStem({ buildingCode: 'PRAIA', picture: own })).toBe('0123456789abcdef0123456789abcdef');
  expect(buildingStem({ buildingCode: 'NILO' })).toBe('building-nilo');
  expect(buildingStem({ buildingCode: 'PRAIA' })).toBeNull();
});

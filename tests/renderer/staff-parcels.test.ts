import { expect, test } from 'vitest';
import { toNotes } from '#renderer/staff/features/day-print/to-notes.ts';
import { findScanned } from '#renderer/staff/features/parcels/find-scanned.ts';
import { handOverSchema, registerSchema } from '#renderer/staff/features/parcels/parcel-schema.ts';
import type { Parcel } from '#shared/contract/staff/parcels.ts';

const parcel: Parcel = {
  id: 'one',
  bookingId: 'booking',
  room: '101',
  guestName: 'Rafael D.',
  type: 'POST_OFFICE',
  description: 'Books',
  deliveryCode: 'QB 482915736 BR',
  registeredBy: 'GUEST',
  comments: null,
  state: 'ANNOUNCED',
  announcedAt: '2026-12-01T10:00:00Z',
  arrivedAt: null,
  handedOverAt: null,
  handedOverTo: null,
  sentBackAt: null,
};

test('a scanned code leads to the next step of its parcel, in any capitals and spaces (FRD-14)', () => {
  expect(findScanned('qb482915736br', [parcel])).toEqual({ name: 'arrived', parcel });
  const waiting: Parcel = { ...parcel, state: 'WAITING' };
  expect(findScanned('QB482915736BR', [waiting])).toEqual({ name: 'handOver', parcel: waiting });
  expect(findScanned(' 4071 ', [parcel])).toEqual({ name: 'register', code: '4071' });
  expect(findScanned(' - ', [{ ...parcel, deliveryCode: '-' }])).toEqual({ name: 'register', code: '-' });
});

test('a parcel is handed over to a name, and registered for a guest with what it is (FRD-14)', () => {
  const messagesOf = (to: string) => handOverSchema.safeParse({ to }).error?.issues.map(one => one.message);
  expect(messagesOf('Clara Dias')).toBeUndefined();
  expect(messagesOf(' ')).toEqual(['required']);
  expect(messagesOf('<b>Clara</b>')).toEqual(['name.characters']);
  const empty = { roomGuestId: '', type: '', description: ' ', deliveryCode: '', comments: '' };
  const paths = registerSchema.safeParse(empty).error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toEqual(['roomGuestId', 'type', 'description']);
});

test('the paper says in words what a room needs (FRD-17)', () => {
  const text = (key: string, values?: object) => `${key}${values ? JSON.stringify(values) : ''}`;
  const room = {
    adults: 2,
    childrenAges: [3, 7],
    hasPet: true,
    hasCradle: true,
    bedType: 'SINGLE' as const,
    isOfPartner: true,
  };
  expect(toNotes(room, text)).toBe(
    'adults{"count":2} · children{"ages":"3, 7"} · cradle · pet · singleBeds · partner',
  );
  const plain = { ...room, childrenAges: [], hasPet: false, hasCradle: false, isOfPartner: false };
  expect(toNotes({ ...plain, bedType: 'DOUBLE' as const }, text)).toBe('adults{"count":2}');
});

import { expect, test } from 'vitest';
import { hasSeenTour, markTourSeen } from '#renderer/guest/features/stay/home/tour-storage.ts';
import { storageOf } from './storage.ts';

const UID = '5f0c1c9e-8f0c-4a52-9a30-2f1c8c8f4b1d';
const OTHER = '0d7f7e3a-3a0e-4b57-8c8e-4d6f4f3b2a11';

const contentOf = (storage: Storage) =>
  JSON.stringify(
    Array.from({ length: storage.length }, (_, index) => {
      const key = storage.key(index) ?? '';
      return [key, storage.getItem(key)];
    }),
  );

test('that a guest saw the tour is remembered for this guest alone, and without the guest’s id (HOM-06, SEC-22)', async () => {
  const storage = storageOf();
  expect(await hasSeenTour(UID, storage)).toBe(false);
  await markTourSeen(UID, storage);
  expect(await hasSeenTour(UID, storage)).toBe(true);
  expect(await hasSeenTour(OTHER, storage)).toBe(false);
  expect(contentOf(storage)).not.toContain(UID);
  expect(contentOf(storage)).not.toContain(UID.slice(0, 8));
});

test('ids that an earlier release stored are removed, and whoever saw the tour is not shown it again (SEC-22)', async () => {
  const storage = storageOf({
    [`pernoite.tour.${UID}`]: 'seen',
    [`pernoite.tour.${OTHER}`]: 'seen',
    other: '1',
  });
  expect(await hasSeenTour(UID, storage)).toBe(true);
  expect(contentOf(storage)).not.toMatch(new RegExp(`${UID}|${OTHER}`));
  expect(storage.getItem('other')).toBe('1');
});

import { expect, test } from 'vitest';
import {
  afterProbe,
  nextProbeIn,
  type Service,
  unknownService,
} from '#renderer/guest/features/device/kiosk/service-watch.ts';

const jardins = {
  hotelId: 'JARDINS',
  name: 'Pernoite Jardins',
  city: 'São Paulo',
  timezone: 'America/Sao_Paulo',
  buildingCode: 'JARDINS',
} as const;
const open: Service = { status: 'open', failures: 0, hotels: [jardins] };

test('a screen shows no invitation before the gateway has responded once (BEY-06, PD-43)', () => {
  expect(unknownService.status).toBe('asking');
  expect(afterProbe(unknownService, [jardins])).toEqual(open);
  expect(afterProbe(unknownService, null).status).toBe('closed');
});

test('one lost response does not close the screen, a second one does, and a response opens it again (BEY-06)', () => {
  const shaken = afterProbe(open, null);
  expect(shaken).toMatchObject({ status: 'open', failures: 1 });
  const closed = afterProbe(shaken, null);
  expect(closed.status).toBe('closed');
  expect(afterProbe(closed, [jardins])).toEqual(open);
});

test('a lost response is retried soon, a closed screen keeps probing, and so does an inviting one (BEY-06)', () => {
  expect(nextProbeIn(afterProbe(open, null), false, 0.5)).toBe(2_000);
  expect(nextProbeIn({ ...open, status: 'closed', failures: 9 }, false, 0.5)).toBe(5_000);
  expect(nextProbeIn(open, true, 0.5)).toBe(10_000);
});

test('while a guest is at work their own calls show it, and no probe is sent (BEY-06)', () => {
  expect(nextProbeIn(open, false, 0.5)).toBeNull();
});

test('the screens of a lobby do not probe all at once (BEY-06)', () => {
  const waits = [0, 0.25, 0.75, 1].map(random => nextProbeIn(open, true, random));
  expect(waits).toEqual([8_000, 9_000, 11_000, 12_000]);
});

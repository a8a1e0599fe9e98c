import { describe, expect, test } from 'vitest';
import {
  afterService,
  BACK_MS,
  noOutage,
  type Outage,
} from '#renderer/guest/features/device/kiosk/outage.ts';
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
  expect(nextProbeIn({ ...open, status: 'closed', failures: 9 }, true, 0.5)).toBe(5_000);
  expect(nextProbeIn(open, true, 0.5)).toBe(10_000);
});

test('while a guest is at work their own calls show it, and no probe is sent (BEY-06)', () => {
  expect(nextProbeIn(open, false, 0.5)).toBeNull();
});

test('the screens of a lobby do not probe all at once (BEY-06)', () => {
  const waits = [0, 0.25, 0.75, 1].map(random => nextProbeIn(open, true, random));
  expect(waits).toEqual([8_000, 9_000, 11_000, 12_000]);
});

test('a guest who waits for the connection is back at work two seconds after it is (KSK-19)', () => {
  expect(nextProbeIn({ ...open, status: 'closed', failures: 9 }, false, 0.5)).toBe(2_000);
});

describe('while the gateway is away', () => {
  const NOW = 1_000_000;
  const guest = { isUntouched: false, now: NOW };
  const nobody = { isUntouched: true, now: NOW };
  const lost: Outage = { status: 'lost', since: NOW };

  test('a kiosk that nobody uses shows out of service at once, and opens by itself (KSK-19, BEY-06)', () => {
    const closed = afterService(noOutage, { service: 'closed', ...nobody });
    expect(closed).toEqual({ status: 'closed' });
    expect(afterService(closed, { service: 'open', ...nobody })).toEqual(noOutage);
  });

  test('a guest at work stays on the page, which counts from the first second on (KSK-19)', () => {
    const begun = afterService(noOutage, { service: 'closed', ...guest });
    expect(begun).toEqual(lost);
    expect(afterService(begun, { service: 'closed', isUntouched: false, now: NOW + 60_000 })).toBe(begun);
  });

  test('the end of an outage is shown for six seconds, and another outage as the first was (KSK-19)', () => {
    const back = afterService(lost, { service: 'open', ...guest });
    expect(back).toEqual({ status: 'back' });
    expect(BACK_MS).toBe(6_000);
    expect(afterService(back, { service: 'closed', ...guest })).toEqual(lost);
  });

  test('whoever changes the language of a closed screen goes on reading it, and a guest who leaves closes it (KSK-19)', () => {
    expect(afterService({ status: 'closed' }, { service: 'closed', ...guest })).toEqual({ status: 'closed' });
    expect(afterService(lost, { service: 'closed', ...nobody })).toEqual({ status: 'closed' });
  });
});

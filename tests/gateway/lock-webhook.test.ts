import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '#gateway/config/read-environment.ts';
import { compareLocks } from '#gateway/domain/booking/doors/compare-locks.ts';
import { LOCK_PATIENCE_MS } from '#gateway/domain/booking/doors/door-lock.ts';
import { programDueLocks } from '#gateway/domain/booking/doors/lock-worker.ts';
import {
  lockSignature,
  lockWebhook,
  SIGNATURE_HEADER,
} from '#gateway/providers/lock-webhook/lock-webhook.ts';
import { AppError } from '#shared/errors.ts';
import { checkInAt } from './checking-in.ts';
import { openOwnHotel } from './fresh-hotel.ts';
import { scenario } from './scenario.ts';
import { storedRoom } from './stored-booking.ts';

const SECRET = 'a-secret-between-hotel-and-locks';
const ROOM = '101';
const wanted = {
  roomId: ROOM,
  code: '481516',
  validFrom: new Date('2026-12-03T18:00:00Z'),
  validUntil: new Date('2026-12-04T15:00:00Z'),
};
const hotel = openOwnHotel();

type Command = { call: string; roomId?: string; code?: string; id: string; sentAt: string };
type Behavior = 'confirms' | 'broken' | 'silent' | 'redirects' | 'endless' | 'gone' | 'full' | 'old';

/** The hotel's side, as docs/deploy.md describes it: it checks the signature and stores a code for each door. */
const system = {
  url: '',
  behavior: 'confirms' as Behavior,
  received: [] as Command[],
  codes: new Map<string, string>(),
};
const server = createServer((request, response) => {
  // An idle connection that ends just as it is used again would be a lock system that is gone.
  response.setHeader('connection', 'close');
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString('utf8');
    if (request.headers[SIGNATURE_HEADER] !== lockSignature(SECRET, body))
      return response.writeHead(401).end();
    const command: Command = JSON.parse(body);
    system.received.push(command);
    switch (system.behavior) {
      case 'silent':
        return;
      case 'gone':
        return request.socket.destroy();
      case 'broken':
        return response.writeHead(500).end(body);
      case 'redirects':
        return response.writeHead(307, { location: system.url }).end();
      case 'endless':
        return response.writeHead(200).write('x');
      case 'full':
        return response.writeHead(507).end(JSON.stringify({ failure: 'FULL', code: command.code }));
      case 'old':
        return response.writeHead(command.call === 'hasCode' ? 400 : 204).end();
      case 'confirms': {
        if (command.call === 'hasCode') {
          const hasCode = system.codes.get(command.roomId ?? '') === command.code;
          return response.writeHead(200).end(JSON.stringify({ hasCode }));
        }
        if (command.roomId !== undefined) system.codes.delete(command.roomId);
        if (command.call === 'setCode') system.codes.set(command.roomId ?? '', command.code ?? '');
        return response.writeHead(204).end();
      }
      default:
        return system.behavior satisfies never;
    }
  });
});
beforeAll(async () => {
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  system.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pernoite`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  system.behavior = 'confirms';
  system.received.length = 0;
  system.codes.clear();
});

const locks = (secret = SECRET) => lockWebhook({ url: system.url, secret }, hotel.gateway.clock);

describe('the lock system of a hotel', () => {
  test('is sent both calls, signed, and may get them twice (PD-211, PD-46)', async () => {
    for (const _ of [1, 2]) await locks().setCode(wanted);
    expect(system.codes).toEqual(new Map([[ROOM, wanted.code]]));
    expect(system.received[0]).toEqual({
      call: 'setCode',
      roomId: ROOM,
      code: wanted.code,
      validFrom: '2026-12-03T18:00:00.000Z',
      validUntil: '2026-12-04T15:00:00.000Z',
      id: expect.any(String),
      sentAt: expect.any(String),
    });
    expect(new Set(system.received.map(({ id }) => id)).size).toBe(2);
    for (const _ of [1, 2]) await locks().clearCode(ROOM);
    expect(system.codes).toEqual(new Map());
    await locks().check();
    expect(system.received.at(-1)).toMatchObject({ call: 'check' });
  });

  test('opens a door for a guest who has checked in (PD-211, PD-46)', async () => {
    const { bookingId, accommodationId } = await scenario(hotel).paidStay();
    const { app } = hotel.gateway;
    const sandbox = app.locks;
    app.locks = locks();
    try {
      await checkInAt(hotel, hotel.guest, { bookingId, time: '2026-12-03T16:00:00-03:00' });
      await programDueLocks(app);
      const room = await storedRoom(hotel, accommodationId);
      expect(system.codes.get(room.roomId)).toBe(room.doorCode);
    } finally {
      app.locks = sandbox;
    }
  });

  test('signs any text of a room’s id and code as the bytes that it sends (PD-211)', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, text, async (roomId, code) => {
        await locks().setCode({ ...wanted, roomId, code });
        expect(system.received.at(-1)).toMatchObject({ call: 'setCode' });
      }),
      { numRuns: 30 },
    );
  });

  test.each(['broken', 'redirects', 'gone'] as const)(
    'that is %s has not confirmed, and no error repeats the code (PD-211, PD-46)',
    async behavior => {
      system.behavior = behavior;
      const error: unknown = await locks()
        .setCode(wanted)
        .catch((failure: unknown) => failure);
      expect(error).toBeInstanceOf(AppError);
      const said = `${error instanceof Error ? `${error.message} ${error.stack}` : ''} ${JSON.stringify(error)}`;
      for (const secret of [wanted.code, SECRET]) expect(said).not.toContain(secret);
      expect(system.received).toHaveLength(1);
    },
  );

  test('that does not respond is given up within the patience of the port (PD-211, PD-46)', async () => {
    system.behavior = 'silent';
    const from = performance.now();
    await expect(locks().clearCode(ROOM)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(performance.now() - from).toBeLessThan(LOCK_PATIENCE_MS + 3_000);
  });

  test('whose confirmation has no end has confirmed (PD-211)', async () => {
    system.behavior = 'endless';
    await locks().setCode(wanted);
  });

  test('that says why is told of by that, and any other word of it is a silent lock (LCK-03, PD-46)', async () => {
    system.behavior = 'full';
    const error: unknown = await locks()
      .setCode(wanted)
      .catch((failure: unknown) => failure);
    expect(error).toMatchObject({ failure: 'FULL', code: 'SERVICE_UNAVAILABLE' });
    expect(JSON.stringify(error)).not.toContain(wanted.code);
    system.behavior = 'broken';
    await expect(locks().setCode(wanted)).rejects.toMatchObject({ failure: 'NO_RESPONSE' });
  });

  test('whose lock has lost its code gets it again, and one that does not know the question keeps it (LCK-02)', async () => {
    const { bookingId, accommodationId } = await scenario(hotel).paidStay();
    const { app } = hotel.gateway;
    const sandbox = app.locks;
    app.locks = locks();
    try {
      await checkInAt(hotel, hotel.guest, { bookingId, time: '2026-12-03T16:00:00-03:00' });
      await programDueLocks(app);
      const room = await storedRoom(hotel, accommodationId);
      system.codes.clear();
      const comparedAt = async (time: string) => {
        hotel.gateway.clock.moveTo(new Date(time));
        await compareLocks(app);
        await programDueLocks(app);
      };
      system.behavior = 'old';
      await comparedAt('2026-12-03T17:00:00-03:00');
      expect(system.received.at(-1)).toMatchObject({ call: 'hasCode', roomId: room.roomId });
      system.behavior = 'confirms';
      await comparedAt('2026-12-03T18:00:00-03:00');
      expect(system.received.at(-1)).toMatchObject({ call: 'setCode' });
      expect(system.codes.get(room.roomId)).toBe(room.doorCode);
    } finally {
      app.locks = sandbox;
    }
  });

  test('with another secret does nothing (PD-211)', async () => {
    await expect(locks(`${SECRET}x`).setCode(wanted)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(system.received).toEqual([]);
  });
});

describe('its setting', () => {
  const given = {
    LOCK_WEBHOOK_URL: 'https://locks.hotel-varanda.com.br/pernoite',
    LOCK_WEBHOOK_SECRET: SECRET,
  };
  const real = { PERNOITE_SANDBOX: 'off' };

  test('is an https address with a secret (PD-211, SEC-02)', () => {
    expect(readEnvironment({ ...real, ...given }).lockWebhook).toEqual({
      url: given.LOCK_WEBHOOK_URL,
      secret: SECRET,
    });
    expect(readEnvironment(real).lockWebhook).toBeNull();
    const read = (changes: object) => () => readEnvironment({ ...real, ...given, ...changes });
    expect(read({ LOCK_WEBHOOK_URL: 'http://locks.hotel-varanda.com.br' })).toThrow(
      /^LOCK_WEBHOOK_URL cannot be used/,
    );
    expect(read({ LOCK_WEBHOOK_SECRET: 'short' })).toThrow(/^LOCK_WEBHOOK_SECRET cannot be used/);
    expect(read({ LOCK_WEBHOOK_SECRET: 'short' })).not.toThrow(/short/);
    expect(read({ LOCK_WEBHOOK_SECRET: '', LOCK_WEBHOOK_SECRET_FILE: '/none' })).toThrow(
      /^LOCK_WEBHOOK_SECRET/,
    );
  });

  test('opens no real door from a sandbox (PD-211, SEC-02)', () => {
    for (const mode of [{}, { PERNOITE_SANDBOX: 'public' }])
      expect(() => readEnvironment({ ...mode, ...given })).toThrow(
        /^LOCK_WEBHOOK_URL cannot be used while the sandbox/,
      );
  });
});

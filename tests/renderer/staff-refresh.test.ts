import { environmentManager, notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#renderer/platform/gateway/query-client.ts';
import { markLanguage } from '#renderer/platform/i18n/language.ts';
import { toDecide } from '#renderer/staff/features/approvals/to-decide.ts';
import { useBoard } from '#renderer/staff/features/board/queries.ts';
import { usePreparations } from '#renderer/staff/features/preparations/queries.ts';
import { useRooms } from '#renderer/staff/features/rooms/queries.ts';
import { staffKeys } from '#renderer/staff/features/shared/gateway/staff-keys.ts';
import { publishSession } from '#renderer/staff/features/shared/session/session-state.ts';
import { createGrowingPause } from '#renderer/staff/features/shared/version/growing-pause.ts';
import { useVersionRefresh } from '#renderer/staff/features/shared/version/use-version-refresh.ts';
import { receptionSession } from './reception-session.ts';
import { runHook } from './run-hook.ts';

const HOTEL = 'JARDINS';

beforeAll(async () => {
  markLanguage('en');
  environmentManager.setIsServer(() => false);
  // Fetched by the first response otherwise, for which false timers do not wait.
  await import('#renderer/staff/features/shared/gateway/assert-staff-contract.ts');
});

test('a list of the desk is fetched again with each change of the hotel, and not before one (FRD-04, FRD-14, FRD-18)', () => {
  notifyManager.setScheduler(work => work());
  const queries = new QueryClient();
  const key = staffKeys.visitors(HOTEL);
  queries.setQueryData(staffKeys.version(HOTEL), { version: 4 });
  queries.setQueryData(key, []);
  const isOld = () => queries.getQueryState(key)?.isInvalidated;
  const hook = runHook(
    () => useVersionRefresh(HOTEL, key),
    child => createElement(QueryClientProvider, { client: queries }, child),
  );
  expect(isOld()).toBe(false);
  hook.act(() => queries.setQueryData(staffKeys.version(HOTEL), { version: 5 }));
  expect(isOld()).toBe(true);
  hook.act(() => queries.setQueryData(key, []));
  expect(isOld()).toBe(false);
  hook.unmount();
});

test('the bar counts the requests that this manager may decide (DRW-02)', () => {
  const [other, own] = [{ mayDecide: true }, { mayDecide: false }];
  expect([toDecide([other, own, other]).length, toDecide([own]).length]).toEqual([2, 0]);
});

test('the pause after failures in a row grows from five seconds to a minute, and is the usual one after a success (FRD-04)', () => {
  const pause = createGrowingPause(4_000);
  const state = { status: 'error', data: {}, errorUpdateCount: 0 } as const;
  const after = (errorUpdateCount: number, status: 'error' | 'success' = 'error') =>
    pause({ state: { ...state, status, errorUpdateCount } });
  expect(after(0, 'success')).toBe(4_000);
  expect([1, 2, 3, 4, 5, 6].map(count => after(count))).toEqual([
    5_000, 10_000, 20_000, 40_000, 60_000, 60_000,
  ]);
  expect([after(6, 'success'), after(7)]).toEqual([4_000, 5_000]);
  const empty = createGrowingPause(60_000);
  expect(empty({ state: { ...state, data: undefined, errorUpdateCount: 1 } })).toBe(60_000);
});

const none = { total: 0, toCome: 0 };
const day = { day: '2026-11-28', today: '2026-11-28', version: 4 };
const lists = {
  board: {
    use: () => useBoard(HOTEL, null),
    body: {
      ...day,
      counts: {
        arrivals: none,
        inHouse: 0,
        departures: none,
        attention: 0,
        roomsNotReady: 0,
        unfinishedDayBefore: 0,
        arrivalsDayAfter: 0,
      },
      rows: [],
      lists: { arrivals: [], inHouse: [], departures: [] },
      attention: [],
      devices: [],
    },
  },
  rooms: { use: () => useRooms(HOTEL), body: { ...day, inspectsRooms: false, rooms: [] } },
  preparations: {
    use: () => usePreparations(HOTEL, null),
    body: { ...day, rooms: [], withoutCleaning: [] },
  },
};

describe.each(Object.entries(lists))('the %s', (name, { use, body }) => {
  let isBroken = false;
  let version = 4;
  /** Seconds at which the list was fetched. */
  let fetched: number[] = [];
  const seconds = () => Math.round(performance.now() / 1000) - start;
  let start = 0;
  /** A second at a time: responses are read between them. */
  const wait = (count: number) =>
    act(async () => {
      for (let second = 0; second < count; second += 1) await vi.advanceTimersByTimeAsync(1000);
    });

  beforeEach(async () => {
    vi.useFakeTimers();
    notifyManager.setScheduler(work => work());
    [isBroken, version, fetched, start] = [false, 4, [], Math.round(performance.now() / 1000)];
    publishSession({ status: 'signedIn', session: receptionSession(false) });
    vi.stubGlobal('fetch', async (path: string) => {
      if (!path.endsWith(`/${name}`)) return Response.json({ version });
      fetched.push(seconds());
      return isBroken ? Response.json({ code: 'INTERNAL' }, { status: 500 }) : Response.json(body);
    });
  });
  afterEach(() => {
    publishSession({ status: 'signedOut', why: 'never' });
    vi.useRealTimers();
  });

  const open = async () => {
    const client = createQueryClient();
    const page = runHook<{ data?: { version: number } | undefined }>(use, child =>
      createElement(QueryClientProvider, { client }, child),
    );
    await wait(1);
    return {
      page,
      close() {
        page.unmount();
        client.clear();
      },
    };
  };

  test('is fetched once a minute though nothing has changed, as time alone makes a guest overdue (FRD-04)', async () => {
    const { page, close } = await open();
    expect(page.latest().data).toMatchObject({ version: 4 });
    await wait(58);
    expect(fetched).toEqual([0]);
    await wait(62);
    expect(fetched).toEqual([0, 60, 120]);
    close();
  });

  test('that could not be fetched after a change is tried again with growing pauses, not with each poll (FRD-04)', async () => {
    const { page, close } = await open();
    [isBroken, version] = [true, 5];
    await wait(100);
    expect(fetched).toEqual([0, 4, 9, 19, 39, 79]);
    expect(page.latest().data).toMatchObject({ version: 4 });
    close();
  });
});

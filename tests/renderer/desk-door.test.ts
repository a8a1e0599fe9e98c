import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SHOWN_MS, useDoorAct } from '#renderer/staff/features/shared/door/use-door-act.ts';
import { publishSession } from '#renderer/staff/features/shared/session/session-state.ts';
import { receptionSession } from './reception-session.ts';
import { runHook } from './run-hook.ts';

const CODE = '481516';
const room = { accommodationId: 7, number: '411' };

const setLocked = (isLocked: boolean) =>
  act(() => publishSession({ status: 'signedIn', session: receptionSession(isLocked) }));

beforeEach(() => {
  vi.useFakeTimers();
  publishSession({ status: 'signedIn', session: receptionSession(false) });
  const shown = { lockDoorCode: CODE, isDoorCodeActive: true, shownAt: '2026-11-28T12:00:00.000Z' };
  vi.stubGlobal('fetch', async () => Response.json(shown));
});
afterEach(() => {
  publishSession({ status: 'signedOut', why: 'never' });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openDoor() {
  const client = new QueryClient();
  const hook = runHook(
    () => useDoorAct({ hotelId: 'JARDINS', bookingId: 'booking' }, { name: 'show', room }),
    child => createElement(QueryClientProvider, { client }, child),
  );
  const arrived = Promise.withResolvers<void>();
  // A poll for the response's state could miss it: a locked page forgets the mutation at once.
  client.getMutationCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'success') arrived.resolve();
  });
  const show = async () => {
    await act(async () => {
      hook.latest().run('CODE_LOST');
      await arrived.promise;
      await vi.advanceTimersByTimeAsync(1);
    });
  };
  const stored = () =>
    JSON.stringify(
      client
        .getMutationCache()
        .getAll()
        .map(({ state }) => state.data ?? null),
    );
  return { ...hook, show, stored };
}

describe('a door code that the desk shows', () => {
  test('leaves the page and its memory after half a minute (FRD-05, FRD-10)', async () => {
    const door = openDoor();
    await door.show();
    expect(door.latest().shown?.code).toBe(CODE);
    await act(() => vi.advanceTimersByTimeAsync(SHOWN_MS));
    expect(door.latest()).toMatchObject({ shown: null, isHidden: true });
    expect(door.stored()).not.toContain(CODE);
    door.unmount();
  });

  test('is gone at once when the page locks, whoever opens it again (FRD-05, STF-06)', async () => {
    const door = openDoor();
    await door.show();
    setLocked(true);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(door.latest()).toMatchObject({ shown: null, isHidden: true });
    expect(door.stored()).not.toContain(CODE);
    setLocked(false);
    expect(door.latest().shown).toBeNull();
    door.unmount();
  });

  test('that arrives behind a lock is never shown (FRD-05, STF-06)', async () => {
    const door = openDoor();
    setLocked(true);
    await door.show();
    await act(() => vi.advanceTimersByTimeAsync(1));
    setLocked(false);
    expect(door.latest()).toMatchObject({ shown: null, isHidden: true });
    expect(door.stored()).not.toContain(CODE);
    door.unmount();
  });
});

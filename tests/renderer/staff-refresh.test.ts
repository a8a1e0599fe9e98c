import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { toDecide } from '#renderer/staff/features/approvals/to-decide.ts';
import { staffKeys } from '#renderer/staff/features/shared/gateway/staff-keys.ts';
import { useVersionRefresh } from '#renderer/staff/features/shared/version/use-version-refresh.ts';
import { runHook } from './run-hook.ts';

const HOTEL = 'JARDINS';

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

import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#renderer/platform/gateway/query-client.ts';

test('a query that fails is not sent again by itself; fetched, it is cached for five minutes, whatever the focus and the network do (APP-36)', async () => {
  vi.useFakeTimers();
  const queries = createQueryClient();
  queries.mount();
  const queryFn = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue('ok');
  const hotels = { queryKey: ['hotels'], queryFn };
  await expect(queries.fetchQuery(hotels)).rejects.toThrow('no');
  expect(queryFn).toHaveBeenCalledTimes(1);
  await queries.fetchQuery(hotels);

  await vi.advanceTimersByTimeAsync(4 * 60_000);
  const visit = async () => {
    new QueryObserver(queries, hotels).subscribe(() => undefined)();
    await vi.advanceTimersByTimeAsync(0);
  };
  await visit();
  expect(queryFn).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(61_000);
  const leave = new QueryObserver(queries, { ...hotels, refetchOnMount: false }).subscribe(() => undefined);
  for (const manager of [
    focusManager.setFocused.bind(focusManager),
    onlineManager.setOnline.bind(onlineManager),
  ]) {
    manager(false);
    manager(true);
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(queryFn).toHaveBeenCalledTimes(2);
  leave();
  await visit();
  expect(queryFn).toHaveBeenCalledTimes(3);
  queries.unmount();
  vi.useRealTimers();
});

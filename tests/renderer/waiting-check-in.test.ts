import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import { expect, test } from 'vitest';
import { useConfirm } from '#renderer/guest/features/booking/check-in/use-confirm.ts';
import { outcomeReadUntil } from '#renderer/platform/state/outcome-shown.ts';
import { resetGuest } from '#renderer/platform/state/store.ts';
import type { CheckInState } from '#shared/contract/guest/check-in.ts';
import { runHook } from './run-hook.ts';

const waiting = { bookingId: 'b1', waitsFor: 'IDENTITY', checkedInAt: null, accommodationIds: [7] };
const checkedInAt = '2026-12-03T15:00:00.000Z';

test('a check-in that follows by itself is shown as done, and no countdown covers it in its first minute (SEC-19, SES-14)', () => {
  resetGuest('signedOut');
  const client = new QueryClient();
  let poll: (state: object) => void = () => undefined;
  const hook = runHook(
    () => {
      const [state, setState] = useState<object>(waiting);
      poll = setState;
      return useConfirm('b1', { state: state as CheckInState, isAtEnd: true });
    },
    child => createElement(QueryClientProvider, { client }, child),
  );
  expect(hook.latest().state.step).toBe('reviewing');
  expect(outcomeReadUntil()).toBe(Number.NEGATIVE_INFINITY);
  hook.act(() => poll({ ...waiting, waitsFor: null, checkedInAt, accommodationIds: [] }));
  expect(hook.latest().state).toMatchObject({
    step: 'done',
    result: { accommodations: [{ accommodationId: 7, checkedInAt }] },
  });
  expect(outcomeReadUntil()).toBeGreaterThan(Date.now());
  hook.unmount();
  client.clear();
});

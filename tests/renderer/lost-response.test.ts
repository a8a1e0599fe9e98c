import { describe, expect, test } from 'vitest';
import {
  type Found,
  POLL_PAUSES_MS,
  pollLostResponse,
  toAppError,
} from '#renderer/platform/gateway/lost-response.ts';
import { AppError } from '#shared/errors.ts';

type PollResult = Found<string> | AppError;

async function poll(results: readonly PollResult[], rejections?: readonly string[]) {
  const pauses: number[] = [];
  let count = 0;
  const polled = await pollLostResponse<string>({
    pause: async milliseconds => {
      pauses.push(milliseconds);
    },
    poll: async () => {
      const found = results[Math.min(count, results.length - 1)] ?? 'pending';
      count += 1;
      if (found instanceof AppError) throw found;
      return found;
    },
    ...(rejections && { rejections }),
  });
  return { polled, pauses };
}

const away = new AppError('NETWORK_UNREACHABLE', 'nobody there');
const broken = new AppError('INTERNAL_SERVER_ERROR', 'broken');

describe('polling after a lost response', () => {
  test('pauses before each poll, longer each time, until there is a result (PD-10)', async () => {
    const { polled, pauses } = await poll(['pending', broken, { result: 'paid' }]);
    expect(polled).toEqual({ end: 'result', result: 'paid' });
    expect(pauses).toEqual(POLL_PAUSES_MS.slice(0, 3));
    expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses);
  });

  test('counts as not arrived after the third poll that finds nothing, also between others (PD-10)', async () => {
    const { polled, pauses } = await poll(['nothing', 'pending', 'nothing', broken, 'nothing']);
    expect(polled).toEqual({ end: 'notArrived' });
    expect(pauses).toHaveLength(5);
  });

  test('without a connection gives up after three polls in a row, and says so (PD-10)', async () => {
    const { polled, pauses } = await poll([away, away, 'pending', away, away, away]);
    expect(polled).toEqual({ end: 'unknown', offline: true });
    expect(pauses).toHaveLength(6);
  });

  test('what stays in progress is unknown after the last pause (PD-10)', async () => {
    const { polled, pauses } = await poll(['pending']);
    expect(polled).toEqual({ end: 'unknown', offline: false });
    expect(pauses).toEqual(POLL_PAUSES_MS);
  });

  test.for(['UNAUTHORIZED', 'TOKEN_EXPIRED'] as const)('ends with the session: %s (PD-10)', async code => {
    const { polled } = await poll(['pending', new AppError(code, 'who is it')]);
    expect(polled).toEqual({ end: 'rejected', code });
  });

  test('ends at the codes that its parameters name, and at no others (PD-10)', async () => {
    const gone = new AppError('BOOKING_NOT_FOUND', 'no such booking');
    expect((await poll([gone, { result: 'paid' }], ['BOOKING_NOT_FOUND'])).polled).toEqual({
      end: 'rejected',
      code: 'BOOKING_NOT_FOUND',
    });
    expect((await poll([gone, { result: 'paid' }])).polled).toEqual({ end: 'result', result: 'paid' });
  });
});

test('whatever a call throws has a code, after which the outcome is open (PD-10, ERR-11)', () => {
  expect(toAppError(broken)).toBe(broken);
  expect(toAppError(new TypeError('odd'))).toMatchObject({ code: 'ANSWER_INVALID' });
});

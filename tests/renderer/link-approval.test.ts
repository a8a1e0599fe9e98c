import { expect, test } from 'vitest';
import {
  checking,
  failed,
  found,
  isOver,
  opened,
} from '#renderer/guest/features/account/link-approval/flow.ts';
import { AppError } from '#shared/errors.ts';

const openQuestion = found({
  device: { profile: 'kiosk', name: 'lobby-1', hotelName: 'Pernoite Jardins', city: 'São Paulo' },
  choices: ['12', '34', '56'],
  expiresInSeconds: 100,
});

test('the question is shown only with a code and a verified e-mail (BEY-01)', () => {
  expect(opened(null, true)).toEqual({ step: 'gone' });
  expect(opened('code', false)).toEqual({ step: 'unverified' });
  expect(opened('code', true)).toEqual(checking);
});

test('a rejection ends the question, each with its own text (BEY-01)', () => {
  for (const [code, step] of [
    ['LINK_NOT_FOUND', 'gone'],
    ['BAD_REQUEST', 'gone'],
    ['LINK_CHECK_FAILED', 'wrongNumber'],
    ['EMAIL_NOT_VERIFIED', 'unverified'],
  ] as const) {
    expect(failed(openQuestion, new AppError(code, '')), code).toEqual({ step });
  }
});

test('a failure that decided nothing leaves the numbers to be pressed again (BEY-01)', () => {
  const error = new AppError('NETWORK_TIMEOUT', '');
  expect(failed({ ...openQuestion, sending: '12' }, error)).toEqual({
    ...openQuestion,
    sending: null,
    error,
  });
  expect(failed(checking, error)).toEqual({ step: 'failed', error });
});

test('the code is stored for as long as it can still be used (BEY-01)', () => {
  for (const open of [openQuestion, checking, opened('code', false), failed(checking, null)])
    expect(isOver(open), open.step).toBe(false);
  for (const step of ['gone', 'refused', 'wrongNumber'] as const) expect(isOver({ step }), step).toBe(true);
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  FIRST_POLL_MS,
  followPhone,
  followProcessing,
  POLL_EVERY_MS,
  saveWhenValidated,
} from '#renderer/guest/features/account/identity-verification/follow-status.ts';
import { verificationCode } from '#renderer/guest/features/account/identity-verification/verification-messages.ts';
import {
  cardAction,
  reasonText,
  toVerification,
  type Verification,
  verificationLanguage,
} from '#renderer/guest/features/account/identity-verification/verification-status.ts';
import type { Text } from '#renderer/platform/i18n/texts.ts';
import { identityReasons } from '#shared/identity-reasons.ts';
import { type IdentityStatus, letsGuestFinish } from '#shared/rules/identity-status.ts';

const is = (status: IdentityStatus): Verification => ({ status, reasons: [] });

describe('following the status', () => {
  let waited: number[];
  const ports = (...statuses: (Verification | Error)[]) => ({
    status: async () => {
      const next = statuses.shift();
      if (next === undefined || next instanceof Error) throw next ?? new Error('called too often');
      return next;
    },
    wait: async (milliseconds: number) => void waited.push(milliseconds),
  });
  const never = new AbortController().signal;

  beforeEach(() => {
    waited = [];
  });

  test('polls after two seconds and then every five, until it is no longer PROCESSING (IDV-06)', async () => {
    const seen: string[] = [];
    await followProcessing(
      ports(is('PROCESSING'), is('PROCESSING'), is('APPROVED')),
      ({ status }) => seen.push(status),
      never,
    );
    expect(seen).toEqual(['PROCESSING', 'PROCESSING', 'APPROVED']);
    expect(waited).toEqual([2_000, 5_000, 5_000]);
    expect([FIRST_POLL_MS, POLL_EVERY_MS]).toEqual([2_000, 5_000]);
  });

  test('polls nothing more once the screen is left (IDV-06)', async () => {
    const left = new AbortController();
    const status = vi.fn<() => Promise<Verification>>(async () => is('PROCESSING'));
    await followProcessing(
      { status, wait: async () => void (status.mock.calls.length === 2 && left.abort()) },
      () => undefined,
      left.signal,
    );
    expect(status).toHaveBeenCalledTimes(2);
  });

  test('ends with a failure, which is reported, and polls no longer (IDV-16)', async () => {
    const seen: string[] = [];
    const failing = followProcessing(ports(new Error('away')), ({ status }) => seen.push(status), never);
    await expect(failing).rejects.toThrow('away');
    expect(seen).toEqual([]);
  });

  test('a device that waits for the phone polls every five seconds, through failures, until something changed (PD-42)', async () => {
    const reached: boolean[] = [];
    const arrived = vi.fn<() => void>();
    await followPhone(
      is('REPROVED'),
      ports(is('REPROVED'), new Error('away'), is('REPROVED'), is('PROCESSING')),
      { arrived, reached: isReached => reached.push(isReached) },
      never,
    );
    expect(arrived).toHaveBeenCalledOnce();
    expect(reached).toEqual([true, false, true, true]);
    expect(waited).toEqual([5_000, 5_000, 5_000, 5_000]);
  });
});

test('a guest who is validated already is saved at once; a failure is shown, and neither reaches a guest who has left (IDV-08, IDV-16)', async () => {
  const save = vi.fn<() => void>();
  const fail = vi.fn<() => void>();
  const here = new AbortController();
  await saveWhenValidated(async () => false, { save, fail }, here.signal);
  expect([save, fail].map(one => one.mock.calls.length)).toEqual([0, 0]);
  await saveWhenValidated(async () => true, { save, fail }, here.signal);
  expect(save).toHaveBeenCalledOnce();
  const away = () => Promise.reject(new Error('away'));
  await saveWhenValidated(away, { save, fail }, here.signal);
  expect(fail).toHaveBeenCalledOnce();
  here.abort();
  await saveWhenValidated(async () => true, { save, fail }, here.signal);
  await saveWhenValidated(away, { save, fail }, here.signal);
  expect([save, fail].map(one => one.mock.calls.length)).toEqual([1, 1]);
});

describe('a message', () => {
  const frame = {} as Window;
  const from = { origin: 'https://identity.example', window: frame };
  const finished = { code: 'ONBOARDING_FINISHED' };

  test('of the frame, from its origin, is handled (IDV-11, PD-27)', () => {
    for (const code of ['ONBOARDING_FINISHED', 'ONBOARDING_SENDING', 'ONBOARDING_ACTIVE'])
      expect(verificationCode({ origin: from.origin, source: frame, data: { code } }, from)).toBe(code);
  });

  test.each([
    ['from another origin', { origin: 'https://evil.example', source: frame, data: finished }],
    ['from a longer origin', { origin: 'https://identity.example.evil.co', source: frame, data: finished }],
    ['of no origin', { origin: 'null', source: frame, data: finished }],
    ['from another window', { origin: from.origin, source: {} as Window, data: finished }],
    ['from no window', { origin: from.origin, source: null, data: finished }],
    ['with another code', { origin: from.origin, source: frame, data: { code: 'DONE' } }],
    ['without a code', { origin: from.origin, source: frame, data: 'ONBOARDING_FINISHED' }],
    ['of nothing', { origin: from.origin, source: frame, data: null }],
  ])('%s is nobody’s (IDV-11, PD-27)', (_, message) => expect(verificationCode(message, from)).toBeNull());

  test('that comes before there is a frame is nobody’s (PD-27)', () => {
    const gone = { origin: from.origin, window: null };
    expect(verificationCode({ origin: from.origin, source: null, data: finished }, gone)).toBeNull();
  });
});

describe('the card', () => {
  const actions = (status: IdentityStatus) => [
    cardAction(status, { allowRestart: false, canContinue: true }),
    cardAction(status, { allowRestart: true, canContinue: true }),
    cardAction(status, { allowRestart: false, canContinue: false }),
  ];

  test('opens the dialog when pending, rejected, or approved with restart; otherwise it goes on (IDV-13, IDV-14, PD-24)', () => {
    expect(actions('PENDING')).toEqual(['start', 'start', 'start']);
    expect(actions('REPROVED')).toEqual(['tryAgain', 'tryAgain', 'tryAgain']);
    expect(actions('APPROVED')).toEqual(['continue', 'restart', null]);
    expect(actions('PROCESSING')).toEqual(['continue', 'continue', null]);
  });

  test('lets a guest finish who is approved or in review, and nobody else (PD-24)', () => {
    const all = ['PENDING', 'PROCESSING', 'APPROVED', 'REPROVED'] as const;
    expect(all.filter(letsGuestFinish)).toEqual(['PROCESSING', 'APPROVED']);
  });
});

test('older labels mean what the new ones do (IDV-02, PD-26)', () => {
  const labels = [
    ['WAITING_SENT', 'PENDING'],
    ['VERIFYING', 'PROCESSING'],
    ['VERIFIED', 'APPROVED'],
    ['REPROVED', 'REPROVED'],
    ['PENDING', 'PENDING'],
    ['PROCESSING', 'PROCESSING'],
    ['APPROVED', 'APPROVED'],
  ] as const;
  for (const [label, status] of labels)
    expect(toVerification({ validationStatus: label, statusReasons: [] })).toEqual(is(status));
});

test('a known reason is shown in our text, another in the server’s (IDV-09, IDV-17, IDV-18)', () => {
  const t: Text<'identity-verification'> = key => `text of ${key}`;
  for (const code of identityReasons)
    expect(reasonText({ code, description: 'the server’s' }, t)).toBe(
      `text of reprovedStatus.validationErrors.${code}`,
    );
  expect(reasonText({ code: 'HAT_TOO_LARGE', description: 'The hat is too large' }, t)).toBe(
    'The hat is too large',
  );
  expect(reasonText({ code: 'toString', description: 'No trick' }, t)).toBe('No trick');
});

test('the embedded page speaks Portuguese to nationality 30 alone (IDV-12)', () => {
  expect([30, 31, 0, null].map(verificationLanguage)).toEqual(['pt', 'en', 'en', 'en']);
});

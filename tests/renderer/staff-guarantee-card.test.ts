import { describe, expect, test, vi } from 'vitest';
import { giveCard, type TypedCard } from '#renderer/staff/features/check-in/give-card.ts';
import { holderSchema } from '#renderer/staff/features/check-in/holder-schema.ts';
import { AppError, type KnownErrorCode } from '#shared/errors.ts';

const typed = { token: 'tok_of_the_card', lastFour: '1111' };
const failing = (code: KnownErrorCode) => () => Promise.reject(new AppError(code, 'no'));

describe('a guarantee card at the desk', () => {
  test('becomes a token in the frame, and the token alone is sent (FRD-08, PAY-38)', async () => {
    const take = vi.fn<(token: string) => Promise<string>>(async () => 'state');
    const given = await giveCard({ tokenize: async () => typed, take }, null);
    expect(given).toEqual({ isGiven: true, result: 'state' });
    expect(take.mock.calls).toEqual([[typed.token]]);
  });

  test.each(['NETWORK_UNREACHABLE', 'PAYMENT_TIMEOUT', 'SERVICE_UNAVAILABLE'] as const)(
    'is asked for again by the same token after %s (FRD-08, PD-10)',
    async code => {
      const tokenize = vi.fn<() => Promise<TypedCard>>(async () => typed);
      const first = await giveCard({ tokenize, take: failing(code) }, null);
      expect(first).toMatchObject({ isGiven: false, pending: typed });
      const take = vi.fn<(token: string) => Promise<string>>(async () => 'state');
      const pending = first.isGiven ? null : first.pending;
      expect((await giveCard({ tokenize, take }, pending)).isGiven).toBe(true);
      expect(tokenize).toHaveBeenCalledOnce();
      expect(take).toHaveBeenCalledWith(typed.token);
    },
  );

  test.each(['CARD_DECLINED', 'CARD_TOKEN_INVALID', 'OUTCOME_CHANGED', 'TOO_MANY_REQUESTS'] as const)(
    'that was rejected by %s has to be typed again (FRD-08)',
    async code => {
      const given = await giveCard({ tokenize: async () => typed, take: failing(code) }, null);
      expect(given).toMatchObject({ isGiven: false, error: { code }, pending: null });
    },
  );

  test('that the card page does not take, or a page out of reach, sends nothing (FRD-08, PAY-24)', async () => {
    const take = vi.fn<(token: string) => Promise<string>>(async () => 'state');
    for (const code of ['TOKENIZER_FAILED', 'NETWORK_UNREACHABLE'] as const) {
      const given = await giveCard({ tokenize: failing(code), take }, null);
      expect(given).toMatchObject({ isGiven: false, error: { code }, pending: null });
    }
    expect(take).not.toHaveBeenCalled();
  });

  test.each(['', 'ADA', '4111 1111 1111 1111', 'ADA PRADO 4111111111111111'])(
    'has a holder, and not %j (FRD-06, FRD-08)',
    holder => {
      expect(holderSchema.safeParse({ holder }).success).toBe(false);
      expect(holderSchema.safeParse({ holder: 'ADA PRADO' }).success).toBe(true);
    },
  );
});

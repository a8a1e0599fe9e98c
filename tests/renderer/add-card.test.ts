import { describe, expect, test } from 'vitest';
import {
  type AddCard,
  type AddCardPorts,
  blank,
  type NewCard,
  runAddCard,
} from '#renderer/guest/features/account/wallet/add-card.ts';
import { findNextMainCard, isCardExpired } from '#renderer/guest/features/account/wallet/wallet-parts.ts';
import type { SavedCard } from '#shared/contract/guest/payment.ts';
import { AppError } from '#shared/errors.ts';

const card: NewCard = { token: 'tok_1', description: 'Travel', asMain: false, taxId: null };
const saved: SavedCard = {
  id: 'card-1',
  description: 'Travel',
  data: { brand: 'visa', display_number: 'XXXX XXXX XXXX 1111', month: 8, year: 2029 },
  default_payment: true,
};

function world(results: (SavedCard | string)[], handOver = async () => card) {
  const steps: AddCard[] = [];
  const tokens: string[] = [];
  let state: AddCard = blank;
  const ports: AddCardPorts = {
    read: () => state,
    write: next => {
      state = next;
      steps.push(next);
    },
    handOver,
    save: async ({ token }) => {
      tokens.push(token);
      const result = results.shift() ?? 'INTERNAL_SERVER_ERROR';
      if (typeof result === 'string') throw new AppError(result, 'rejected');
      return result;
    },
    pause: async () => {},
  };
  return { ports, steps, tokens, state: () => state };
}

describe('adding a card', () => {
  test('hands it over, saves it and is ready for another (CRD-01, API-56)', async () => {
    const { ports, steps } = world([saved]);
    expect(await runAddCard(ports)).toEqual(saved);
    expect(steps.map(({ step }) => step)).toEqual(['handing', 'saving', 'typing']);
  });

  test('twice at once hands one card over (CRD-01)', async () => {
    const { ports, tokens } = world([saved]);
    const ends = await Promise.all([runAddCard(ports), runAddCard(ports)]);
    expect(ends).toEqual([saved, null]);
    expect(tokens).toEqual(['tok_1']);
  });

  test('retries with the same token when the response is lost, until there is one (API-56)', async () => {
    const { ports, tokens } = world(['NETWORK_TIMEOUT', 'PAYMENT_TIMEOUT', saved]);
    expect(await runAddCard(ports)).toEqual(saved);
    expect(tokens).toEqual(['tok_1', 'tok_1', 'tok_1']);
  });

  test('that gets no response keeps the token for a retry by the guest, and needs no typing again (API-56)', async () => {
    const lost = Array.from({ length: 4 }, () => 'NETWORK_UNREACHABLE');
    let handed = 0;
    const { ports, tokens, state } = world([...lost, saved], async () => {
      handed += 1;
      return { ...card, token: `tok_${handed}` };
    });
    expect(await runAddCard(ports)).toBeNull();
    expect(state()).toEqual({ step: 'unknown', card });
    expect(await runAddCard(ports)).toEqual(saved);
    expect(new Set(tokens)).toEqual(new Set(['tok_1']));
  });

  test.each(['CARD_DECLINED', 'CARD_TOKEN_INVALID', 'TOO_MANY_REQUESTS'])(
    'that is rejected with %s is sent once and goes back to the form (API-56)',
    async code => {
      const { ports, tokens, state } = world([code, saved]);
      expect(await runAddCard(ports)).toBeNull();
      expect(state()).toEqual({ step: 'typing', failure: { code } });
      expect(tokens).toHaveLength(1);
    },
  );

  test('whose provider rejects it never reaches the gateway (PAY-25, PAY-27)', async () => {
    const { ports, tokens, state } = world([saved], async () => {
      throw new AppError('TOKENIZER_FAILED', 'rejected');
    });
    expect(await runAddCard(ports)).toBeNull();
    expect(state()).toEqual({ step: 'typing', failure: { code: 'TOKENIZER_FAILED' } });
    expect(tokens).toEqual([]);
  });
});

describe('a wallet', () => {
  const other = { ...saved, id: 'card-2', default_payment: false };
  test('makes the next card the main one, and only when the main one goes (CRD-03)', () => {
    expect(findNextMainCard([saved, other], saved)).toEqual(other);
    expect(findNextMainCard([saved, other], other)).toBeNull();
    expect(findNextMainCard([saved], saved)).toBeNull();
  });

  test('knows a card as good until the end of its month (CRD-04)', () => {
    expect(isCardExpired(saved, new Date(2029, 7, 31))).toBe(false);
    expect(isCardExpired(saved, new Date(2029, 8, 1))).toBe(true);
  });
});

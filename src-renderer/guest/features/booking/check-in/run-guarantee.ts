import { toAppError } from '#renderer/platform/gateway/lost-response.ts';
import type { AppError } from '#shared/errors.ts';
import { isLost } from './run-confirm.ts';

export type ChosenCard = { with: 'saved'; cardId: string } | { with: 'typed' };

/** A repeated call continues from these results, so that no card is created or checked twice. */
export type GuaranteeMemory<Tokenized> = {
  tokenized: Tokenized | null;
  goodCardId: string | null;
};

export const nothingDone = { tokenized: null, goodCardId: null } as const;

export type GuaranteePorts<Tokenized> = {
  tokenize: () => Promise<Tokenized>;
  /** Lets the bank check the typed card and returns its id, once for each token (API-56, PD-14). */
  create: (card: Tokenized) => Promise<string>;
  validate: (cardId: string) => Promise<void>;
  associate: (cardId: string) => Promise<void>;
  /** True if the check-in has a guarantee: a card that is not saved is removed once it is one. */
  hasGuarantee: () => Promise<boolean>;
};

export type GuaranteeFailure = { in: 'typed' | 'check' | 'association'; error: AppError };

/** Null after success, else the rejection. Throws a lost response: a repeated call with the same memory continues. */
export async function runGuarantee<Tokenized>(
  ports: GuaranteePorts<Tokenized>,
  chosen: ChosenCard,
  memory: GuaranteeMemory<Tokenized>,
): Promise<GuaranteeFailure | null> {
  let part: GuaranteeFailure['in'] = 'typed';
  try {
    if (memory.goodCardId === null) {
      if (chosen.with === 'typed') memory.tokenized ??= await ports.tokenize();
      part = 'check';
      memory.goodCardId = await check(ports, chosen, memory);
    }
    part = 'association';
    await ports.associate(memory.goodCardId);
    return null;
  } catch (thrown) {
    const error = toAppError(thrown);
    // A card that the provider's script rejects can be typed again at once.
    if (part !== 'typed' && isLost(error)) throw error;
    if (part === 'association' && error.code === 'CARD_NOT_FOUND' && (await ports.hasGuarantee()))
      return null;
    memory.tokenized = null;
    memory.goodCardId = null;
    return { in: part, error };
  }
}

async function check<Tokenized>(
  ports: GuaranteePorts<Tokenized>,
  chosen: ChosenCard,
  { tokenized }: GuaranteeMemory<Tokenized>,
): Promise<string> {
  if (chosen.with === 'typed' && tokenized !== null) return ports.create(tokenized);
  if (chosen.with === 'typed') throw new Error('a typed card without a token');
  await ports.validate(chosen.cardId);
  return chosen.cardId;
}

import { toAppError } from '#renderer/platform/gateway/lost-response.ts';
import type { AppError } from '#shared/errors.ts';
import { isLost } from './run-confirm.ts';

/** A card of the wallet, or one that is typed. */
export type ChosenCard = { with: 'saved'; cardId: string } | { with: 'typed' };

/**
 * What was done before a response was lost: the same again goes on from here, so that no card is created or checked
 * twice.
 */
export type GuaranteeMemory<Tokenized> = {
  tokenized: Tokenized | null;
  /** A card that the bank has found good. */
  goodCardId: string | null;
};

export const nothingDone = { tokenized: null, goodCardId: null } as const;

export type GuaranteePorts<Tokenized> = {
  /** Turns what was typed into a token (PAY-24). */
  tokenize: () => Promise<Tokenized>;
  /** Has the bank check the typed card and returns its id: once for a token (API-56, PD-14). */
  create: (card: Tokenized) => Promise<string>;
  /** Has the bank check a saved card (API-60). */
  validate: (cardId: string) => Promise<void>;
  /** Makes the card the guarantee (API-11). */
  associate: (cardId: string) => Promise<void>;
  /** Whether the check-in has a guarantee by now: a card that is not saved is gone once it is one. */
  isGiven: () => Promise<boolean>;
};

/** Which part failed; nothing was charged. */
export type GuaranteeFailure = { in: 'typed' | 'check' | 'association'; error: AppError };

/**
 * Validates a card and makes it the guarantee (CHK-13, CHK-23, PD-14). Returns what the gateway or the card's provider
 * rejected, null where it is done. Throws a lost response: called again with the same memory it goes on.
 */
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
    // What a provider's script did not take can be typed again at once.
    if (part !== 'typed' && isLost(error)) throw error;
    if (part === 'association' && error.code === 'CARD_NOT_FOUND' && (await ports.isGiven())) return null;
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

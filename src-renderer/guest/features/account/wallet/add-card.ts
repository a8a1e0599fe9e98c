import { isResponseLost, POLL_PAUSES_MS, toAppError } from '#renderer/platform/gateway/lost-response.ts';
import type { SavedCard } from '#shared/contract/guest/payment.ts';

/** A card after its provider has tokenized it; contains no card number (PD-16). */
export type NewCard = { token: string; description: string; asMain: boolean; taxId: string | null };

export type CardFailure = { code: string; details?: unknown };

export type AddCard =
  | { step: 'typing'; failure: CardFailure | null }
  | { step: 'handing' }
  | { step: 'saving'; card: NewCard }
  /** The response was lost, and a retry with the same token got none: the result is unknown. */
  | { step: 'unknown'; card: NewCard };

export const blank: AddCard = { step: 'typing', failure: null };

export const isInProgress = ({ step }: AddCard): boolean => step === 'handing' || step === 'saving';

export type AddCardPorts = {
  read: () => AddCard;
  write: (state: AddCard) => void;
  /** Tokenizes the typed card (PAY-24). Throws AppError. */
  handOver: () => Promise<NewCard>;
  /** Repeated calls with one token store the card once (API-56). Throws AppError. */
  save: (card: NewCard) => Promise<SavedCard>;
  pause: (milliseconds: number) => Promise<void>;
};

/** Number of tries of a request with a lost response, before the guest decides. */
const TRIES = 4;

const toFailure = (error: unknown): CardFailure => {
  const { code, details } = toAppError(error);
  return { code, ...(details !== undefined && { details }) };
};

/** A press during a request does nothing; a retry uses the pending token. Null if the guest has to act. */
export async function runAddCard(ports: AddCardPorts): Promise<SavedCard | null> {
  const before = ports.read();
  if (isInProgress(before)) return null;
  let card: NewCard;
  if (before.step === 'unknown') card = before.card;
  else {
    ports.write({ step: 'handing' });
    try {
      card = await ports.handOver();
    } catch (error) {
      ports.write({ step: 'typing', failure: toFailure(error) });
      return null;
    }
  }
  ports.write({ step: 'saving', card });
  for (const pause of [0, ...POLL_PAUSES_MS].slice(0, TRIES)) {
    if (pause > 0) await ports.pause(pause);
    try {
      const saved = await ports.save(card);
      ports.write(blank);
      return saved;
    } catch (error) {
      if (isResponseLost(toAppError(error))) continue;
      ports.write({ step: 'typing', failure: toFailure(error) });
      return null;
    }
  }
  ports.write({ step: 'unknown', card });
  return null;
}

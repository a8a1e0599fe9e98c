import { isResponseLost, toAppError } from '#renderer/platform/gateway/lost-response.ts';

export type TypedCard = { token: string; lastFour: string };

/** A token whose outcome is unknown: a new try with it asks the bank once more about the same card, and stores it once. */
export type PendingCard = TypedCard | null;

export type GivePorts<Result> = {
  /** Lets the card page turn what was typed into a token. */
  tokenize: () => Promise<TypedCard>;
  take: (token: string) => Promise<Result>;
};

export type Given<Result> =
  | { isGiven: true; result: Result }
  | { isGiven: false; error: Error; pending: PendingCard };

/** Never throws. A rejected card is forgotten, so that the next try takes what is typed then. */
export async function giveCard<Result>(
  { tokenize, take }: GivePorts<Result>,
  before: PendingCard,
): Promise<Given<Result>> {
  let pending = before;
  try {
    pending ??= await tokenize();
    return { isGiven: true, result: await take(pending.token) };
  } catch (thrown) {
    const error = toAppError(thrown);
    const { code, status } = error;
    return { isGiven: false, error, pending: isResponseLost({ code, status }) ? pending : null };
  }
}

import { AppError } from '#shared/errors.ts';
import { loadScript } from './load-script.ts';

/** What a card provider's script is told (PAY-24). Lives only for the length of one call (D16). */
export type CardToTokenize = {
  number: string;
  /** Two digits. */
  month: string;
  /** Four digits. */
  year: string;
  firstName: string;
  lastName: string;
  cvv: string;
};

/** Turns a card into a token that the gateway may charge; TOKENIZER_FAILED says whether the card or the provider failed. */
export type Tokenizer = { tokenize: (card: CardToTokenize) => Promise<string> };

export type TokenizerConfig = { kind: 'sandbox' | 'iugu'; script: string; accountId: string };

/** The calling form that Iugu documents and the sandbox's script shares (D16). */
type CardScript = {
  setAccountID: (id: string) => void;
  setTestMode: (on: boolean) => void;
  CreditCard: (
    number: string,
    month: string,
    year: string,
    firstName: string,
    lastName: string,
    cvv: string,
  ) => unknown;
  createPaymentToken: (card: unknown, done: (answer: unknown) => void) => void;
};

const ANSWER_MS = 15_000;

function cardScript(): CardScript | null {
  const found: unknown = Reflect.get(globalThis, 'Iugu');
  return typeof found === 'object' && found !== null && 'createPaymentToken' in found
    ? (found as CardScript)
    : null;
}

const tokenOf = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string'
    ? answer.id
    : null;

/** What the script answered about the card must not travel on: it may repeat what was typed. */
const failure = (reason: 'card' | 'provider') =>
  new AppError('TOKENIZER_FAILED', `the card provider's script gave no token`, { details: { reason } });

/** The tokenizer of this configuration; its script is loaded once, when a card is first tokenized (PAY-24). */
export function createTokenizer(config: TokenizerConfig): Tokenizer {
  const ready = async (): Promise<CardScript> => {
    const known = cardScript();
    if (known) return known;
    await loadScript(config.script).catch(() => {
      throw failure('provider');
    });
    const script = cardScript();
    if (!script) throw failure('provider');
    script.setAccountID(config.accountId);
    script.setTestMode(config.kind === 'sandbox');
    return script;
  };
  return {
    tokenize: async card => {
      const script = await ready();
      return new Promise<string>((resolve, reject) => {
        const late = setTimeout(() => reject(failure('provider')), ANSWER_MS);
        const { number, month, year, firstName, lastName, cvv } = card;
        script.createPaymentToken(
          script.CreditCard(number, month, year, firstName, lastName, cvv),
          answer => {
            clearTimeout(late);
            const token = tokenOf(answer);
            if (token) resolve(token);
            else reject(failure('card'));
          },
        );
      });
    },
  };
}

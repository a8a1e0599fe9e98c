import { AppError } from '#shared/errors.ts';
import { loadScript } from './load-script.ts';

/** What a card provider's script receives (PAY-24). Lives only for the length of one call (PD-16). */
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

/** Turns a card into a token that the gateway may charge; rejects with TOKENIZER_FAILED or NETWORK_UNREACHABLE. */
export type Tokenizer = { tokenize: (card: CardToTokenize) => Promise<string> };

/** `account` is the hotel's at the provider; the sandbox has none. */
export type TokenizerConfig = { kind: 'sandbox' | 'iugu'; script: string; account: string | null };

const SANDBOX_ACCOUNT = 'pernoite-sandbox';

/** The calling form that Iugu documents and the sandbox's script shares (PD-16). */
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
  createPaymentToken: (card: unknown, done: (response: unknown) => void) => void;
};

const ANSWER_MS = 15_000;

function cardScript(): CardScript | null {
  const found: unknown = Reflect.get(globalThis, 'Iugu');
  return typeof found === 'object' && found !== null && 'createPaymentToken' in found
    ? (found as CardScript)
    : null;
}

const tokenOf = (response: unknown): string | null =>
  typeof response === 'object' && response !== null && 'id' in response && typeof response.id === 'string'
    ? response.id
    : null;

/** The provider checked the card and rejected it. Its message must not be passed on: it may repeat what was typed. */
const refused = () => new AppError('TOKENIZER_FAILED', 'the card provider did not take the card');
/** The provider is away, or its script is not there. */
const away = () => new AppError('NETWORK_UNREACHABLE', 'the card provider does not respond');

/** Card errors come by field; a failure of the way to the provider is a plain text. */
const isCardError = (response: unknown): boolean =>
  typeof response === 'object' &&
  response !== null &&
  'errors' in response &&
  typeof response.errors === 'object' &&
  response.errors !== null;

/** The tokenizer of this configuration; its script is loaded once, when a card is first tokenized (PAY-24). */
export function createTokenizer(config: TokenizerConfig): Tokenizer {
  const ready = async (): Promise<CardScript> => {
    const known = cardScript();
    if (known) return known;
    await loadScript(config.script).catch(() => {
      throw away();
    });
    const script = cardScript();
    if (!script) throw away();
    script.setAccountID(config.account ?? SANDBOX_ACCOUNT);
    script.setTestMode(config.kind === 'sandbox');
    return script;
  };
  return {
    tokenize: async card => {
      const script = await ready();
      return new Promise<string>((resolve, reject) => {
        const late = setTimeout(() => reject(away()), ANSWER_MS);
        const { number, month, year, firstName, lastName, cvv } = card;
        script.createPaymentToken(
          script.CreditCard(number, month, year, firstName, lastName, cvv),
          response => {
            clearTimeout(late);
            const token = tokenOf(response);
            if (token) resolve(token);
            else reject(isCardError(response) ? refused() : away());
          },
        );
      });
    },
  };
}

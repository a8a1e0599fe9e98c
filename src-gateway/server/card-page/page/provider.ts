import type { Settings } from './settings.ts';

/** The input of a card provider's script (PAY-24). Lives only for the length of one call (PD-16). */
type CardToTokenize = {
  number: string;
  /** Two digits. */
  month: string;
  /** Four digits. */
  year: string;
  firstName: string;
  lastName: string;
  cvv: string;
};

/** A token, or the reason of its absence: the provider checked the card and rejected it, or it is unavailable. */
export type Tokenized = { token: string } | { reason: 'TOKENIZER_FAILED' | 'NETWORK_UNREACHABLE' };

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

const RESPONSE_MS = 15_000;
const AWAY = { reason: 'NETWORK_UNREACHABLE' } as const;
/** Its message must not be passed on: it may repeat the typed card. */
const REJECTED = { reason: 'TOKENIZER_FAILED' } as const;

function scriptOfPage(): CardScript | null {
  const found: unknown = Reflect.get(globalThis, 'Iugu');
  return typeof found === 'object' && found !== null && 'createPaymentToken' in found
    ? (found as CardScript)
    : null;
}

let loading: Promise<void> | null = null;

/** Adds the provider's script to this page once; a failed load may be retried. */
function load(address: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener(
      'error',
      () => {
        loading = null;
        script.remove();
        reject(new Error('the script did not load'));
      },
      { once: true },
    );
    document.head.append(script);
  });
  return loading;
}

/** Card errors are grouped by field; a failed connection to the provider is a plain text. */
function toTokenized(response: unknown): Tokenized {
  if (typeof response !== 'object' || response === null) return AWAY;
  if ('id' in response && typeof response.id === 'string') return { token: response.id };
  return 'errors' in response && typeof response.errors === 'object' && response.errors !== null
    ? REJECTED
    : AWAY;
}

/** Hands a card to the provider's script, which is loaded for the first one (PAY-24). Never throws. */
export async function tokenize(
  provider: NonNullable<Settings['provider']>,
  { number, month, year, firstName, lastName, cvv }: CardToTokenize,
): Promise<Tokenized> {
  try {
    if (scriptOfPage() === null) await load(provider.script);
    const script = scriptOfPage();
    if (script === null) return AWAY;
    script.setAccountID(provider.account);
    script.setTestMode(provider.isTest);
    return await new Promise<Tokenized>(resolve => {
      const late = setTimeout(() => resolve(AWAY), RESPONSE_MS);
      script.createPaymentToken(
        script.CreditCard(number, month, year, firstName, lastName, cvv),
        response => {
          clearTimeout(late);
          resolve(toTokenized(response));
        },
      );
    });
  } catch {
    return AWAY;
  }
}

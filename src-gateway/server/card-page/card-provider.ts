import type { GatewayConfig } from '#gateway/config/config.ts';

export type CardProvider = {
  kind: 'sandbox' | 'iugu';
  script: string;
  account: string;
  isTrial: boolean;
  /** Origins of the provider's script and calls, beside the page's own one. */
  scriptOrigins: readonly string[];
  callOrigin: string | null;
};

/** Of the sandbox's own provider, on the card page's origin. */
export const SANDBOX_SCRIPT = '/tokenizer/v1/tokenizer.js';
const IUGU_SCRIPT = 'https://js.iugu.com/v2';

/** The provider whose script turns cards into tokens; null if no card can be typed (PAY-24, PAY-38). */
export function cardProvider({
  iugu,
  sandbox,
}: Pick<GatewayConfig, 'iugu' | 'sandbox'>): CardProvider | null {
  if (iugu)
    return {
      kind: 'iugu',
      script: IUGU_SCRIPT,
      account: iugu.accountId,
      isTrial: iugu.isTest,
      // Clients of Iugu's were seen to request a token by a script's address too (JSONP).
      scriptOrigins: [new URL(IUGU_SCRIPT).origin, new URL(iugu.url).origin],
      callOrigin: new URL(iugu.url).origin,
    };
  if (!sandbox) return null;
  return {
    kind: 'sandbox',
    script: SANDBOX_SCRIPT,
    account: 'pernoite-sandbox',
    isTrial: true,
    scriptOrigins: [],
    callOrigin: null,
  };
}

import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import { OpenFeature, type Provider } from '@openfeature/web-sdk';
import { absolute, webConfig } from '#renderer/gateway/config.ts';
import { fetchWithin } from '#renderer/gateway/transport.ts';
import { type FlagKey, flagKeys } from '#shared/flags.ts';

const silent = () => undefined;

/** Asks the house for its flags over OFREP (D15); rejects when the lookup fails. */
export async function evaluateFlags(): Promise<Record<FlagKey, boolean>> {
  OpenFeature.setLogger({ error: silent, warn: silent, info: silent, debug: silent });
  await OpenFeature.setProviderAndWait(
    new OFREPWebProvider({
      baseUrl: absolute(webConfig().flags).replace(/\/$/, ''),
      pollInterval: 0,
      fetchImplementation: (input, init) => fetchWithin(input as string | URL | Request, init ?? {}),
    }) as Provider,
  );
  const client = OpenFeature.getClient();
  const value = (key: FlagKey) => client.getBooleanDetails(key, false);
  const values = Object.fromEntries(flagKeys.map(key => [key, value(key).value])) as Record<FlagKey, boolean>;
  // Houses that do not know the credits' own flag show credits with the production features (D2).
  if (value('IS_CREDITS_ENABLED').errorCode !== undefined) {
    values.IS_CREDITS_ENABLED = values.IS_PRD_FEATURES_ENABLED;
  }
  return values;
}

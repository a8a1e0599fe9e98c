import { OpenFeature } from '@openfeature/web-sdk';
import { absolute, webConfig } from '#renderer/platform/host/config.ts';
import { everyFlag, type FlagKey } from '#shared/flags.ts';
import { ofrepProvider } from './ofrep-provider.ts';

const silent = () => undefined;

/** Fetches the gateway's flags over OFREP (PD-15); rejects when the lookup fails. */
export async function evaluateFlags(): Promise<Record<FlagKey, boolean>> {
  OpenFeature.setLogger({ error: silent, warn: silent, info: silent, debug: silent });
  await OpenFeature.setProviderAndWait(ofrepProvider(absolute(webConfig().flags).replace(/\/$/, '')));
  const client = OpenFeature.getClient();
  const value = (key: FlagKey) => client.getBooleanDetails(key, false);
  const values = everyFlag(key => value(key).value);
  // Gateways without the credits' own flag show credits with the production features (PD-02).
  if (value('IS_CREDITS_ENABLED').errorCode !== undefined) {
    values.IS_CREDITS_ENABLED = values.IS_PRD_FEATURES_ENABLED;
  }
  return values;
}

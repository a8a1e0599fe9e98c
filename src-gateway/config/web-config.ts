import { z } from 'zod';
import { completeWebConfig, defaultWebConfig, type WebConfig } from '#shared/settings.ts';
import type { IdentityProvider } from './provider-config.ts';

/** Fields given replace the default ones; `links` can be given in part. */
export const webConfigText = z.string().transform((text, context) => {
  let given: unknown = null;
  try {
    given = JSON.parse(text);
  } catch {
    // Said below.
  }
  const config = completeWebConfig(given);
  if (config) return config;
  context.addIssue('does not fit');
  return z.NEVER;
});

/** The guest app uses the same provider, unless WEB_CONFIG names another way to it. */
export function webFor(web: WebConfig, provider: IdentityProvider | null): WebConfig {
  if (provider === null || web.identity.toolkit !== defaultWebConfig.identity.toolkit) return web;
  const { toolkit, secureToken, key } = provider;
  return { ...web, identity: { toolkit, secureToken, key } };
}

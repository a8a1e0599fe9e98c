import { provideHost, type TokenVault } from '#renderer/host/host.ts';
import { webProfile } from '#renderer/host/profile.ts';
import { defaultWebConfig, type WebConfig } from '#shared/settings.ts';

const emptyVault: TokenVault = {
  keep: async () => undefined,
  renew: async () => null,
  clear: async () => undefined,
  onElsewhere: () => () => undefined,
};

/** The few things of a page and its device that the page's entry modules read, for tests that run without one. */
export function standInForPage(origin: string, config: Partial<WebConfig> = {}): void {
  const text = JSON.stringify({ ...defaultWebConfig, ...config });
  Object.assign(globalThis, {
    window: { location: new URL(origin) },
    document: { documentElement: { lang: '' }, getElementById: () => ({ textContent: text }) },
  });
  provideHost({
    profile: webProfile(new URL(origin).hostname),
    tokens: emptyVault,
    stayCards: null,
    device: null,
  });
}

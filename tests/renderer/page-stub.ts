import { vi } from 'vitest';
import { provideHost, type TokenVault } from '#renderer/platform/host/host.ts';
import { webProfile } from '#renderer/platform/host/profile.ts';
import { defaultWebConfig, type WebConfig } from '#shared/settings.ts';

const emptyVault: TokenVault = {
  store: async () => undefined,
  renew: async () => null,
  clear: async () => undefined,
  onElsewhere: () => () => undefined,
};

export function standInForPage(origin: string, config: Partial<WebConfig> = {}): void {
  const text = JSON.stringify({ ...defaultWebConfig, ...config });
  vi.stubGlobal('window', { location: new URL(origin) });
  vi.stubGlobal('document', {
    documentElement: { lang: '' },
    getElementById: () => ({ textContent: text }),
  });
  provideHost({
    profile: webProfile(new URL(origin).hostname),
    tokens: emptyVault,
    stayCards: null,
    device: null,
  });
}

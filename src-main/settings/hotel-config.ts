import { completeWebConfig, defaultWebConfig, type WebConfig } from '#shared/settings.ts';
import { isBelow } from '../security/app-address.ts';
import type { Fetch } from '../tokens/exchange-token.ts';

export type HotelConfig = {
  /** The default if the gateway does not respond; never fails, and the wait is short. */
  read(): Promise<WebConfig>;
  /** The configuration fetched last; the default before the first response. */
  known(): WebConfig;
  /** False while pages get the default, because the gateway has not responded yet. */
  isKnown(): boolean;
};

/** A page waits for it. One without it has no card page for as long as it is open, so that a slow gateway is waited for. */
const TIMEOUT_MS = 15_000;
/** Cache time of a response or a failure (milliseconds). */
const FRESH_MS = 60_000;
const SILENT_MS = 5_000;

type Known = { gateway: string; config: WebConfig; isKnown: boolean; at: number };

/** Fetched once for each gateway; an expired one is returned, and fetched again in the background. */
export function openHotelConfig(gateway: () => string | null, fetch: Fetch): HotelConfig {
  let known: Known | null = null;
  let pending: { gateway: string; response: Promise<Known> } | null = null;

  async function fetchConfig(at: string): Promise<Known> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response: unknown = await fetch(`${at}/api/web-config`, { signal })
      .then(received => (received.ok ? received.json() : null))
      .catch(() => null);
    const complete = completeWebConfig(response);
    const before = known?.gateway === at ? known : null;
    known = {
      gateway: at,
      config: complete ?? before?.config ?? defaultWebConfig,
      isKnown: complete !== null || (before?.isKnown ?? false),
      at: performance.now(),
    };
    return known;
  }

  function fetchOnce(at: string): Promise<Known> {
    if (pending?.gateway === at) return pending.response;
    const response = fetchConfig(at).finally(() => {
      if (pending?.response === response) pending = null;
    });
    pending = { gateway: at, response };
    return response;
  }

  const ofGateway = () => (known?.gateway === gateway() ? known : null);

  return {
    known: () => ofGateway()?.config ?? defaultWebConfig,
    isKnown: () => ofGateway()?.isKnown ?? false,
    async read() {
      const at = gateway();
      if (at === null) return defaultWebConfig;
      if (known?.gateway !== at) return (await fetchOnce(at)).config;
      const age = performance.now() - known.at;
      if (!known.isKnown && age > SILENT_MS) return (await fetchOnce(at)).config;
      if (age > FRESH_MS) void fetchOnce(at);
      return known.config;
    },
  };
}

const isPath = (address: string) => address.startsWith('/');

/** The page's security policy allows calls to its own address only; the main process forwards them. */
export function pageConfig(hotel: WebConfig): WebConfig {
  const { identity, links, cardPage, analytics, flags, walkIn, pix, identityCheck, emails } = hotel;
  return {
    ...defaultWebConfig,
    identity: { ...defaultWebConfig.identity, key: identity.key },
    links,
    walkIn,
    pix,
    identityCheck,
    emails,
    cardPage,
    analytics: analytics !== null && isPath(analytics) ? analytics : null,
    flags: isPath(flags) ? flags : defaultWebConfig.flags,
  };
}

/** The path below the first segment; null if the joined address would lie anywhere else (SEC-13). */
export function addressOfCall(path: string, gateway: string, { identity }: WebConfig): string | null {
  const own = defaultWebConfig.identity;
  const isToolkit = path.startsWith(`${own.toolkit}/`);
  const prefix = isToolkit ? own.toolkit : (/^\/[a-z]+(?=\/)/.exec(path)?.[0] ?? '');
  const base = isToolkit ? fullAddress(identity.toolkit, gateway) : gateway + prefix;
  const address = URL.parse(base + path.slice(prefix.length))?.href ?? '';
  return prefix !== '' && isBelow(address, base) ? address : null;
}

/** Resolves a configured address, which may be a path at the gateway. */
export function fullAddress(address: string, gateway: string): string {
  return isPath(address) ? gateway + address : address;
}

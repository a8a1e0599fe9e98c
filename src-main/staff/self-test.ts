import type { SelfTestLine } from '#shared/bridge.ts';
import { knownDevice } from '#shared/contract/guest/sign-in.ts';
import type { DeviceSettings } from '#shared/device-settings.ts';
import { type Log, toFault } from '../log/log.ts';
import { staffGatewayOf } from '../settings/device-store.ts';
import type { Fetch } from '../tokens/exchange-token.ts';
import { within } from '../within.ts';

export type Machine = {
  settings: DeviceSettings | null;
  headers: Record<string, string>;
  fetch: Fetch;
  isOnline(): boolean;
  printers(): Promise<string[]>;
  /** Width and height of the screens, `1080x1920`. */
  displays(): string[];
  /** The name of the key store for the device's secrets; null where there is none. */
  keyStore(): Promise<string | null>;
  diskFree(): Promise<number>;
  memoryFree(): number;
};

type Finding = Omit<SelfTestLine, 'check'>;
type Check = (machine: Machine) => Finding | Promise<Finding>;

const CHECK_MS = 10_000;
const SLOW_MS = 2_000;
const CLOCK_WARNING_MS = 60_000;
const CLOCK_FAILED_MS = 10 * 60_000;
const MB = 2 ** 20;

const ok = (detail: string | number | null = null): Finding => finding('ok', detail);
const warning = (detail: string | number | null = null): Finding => finding('warning', detail);
const failed = (detail: string | number | null = null): Finding => finding('failed', detail);
function finding(outcome: Finding['outcome'], detail: string | number | null): Finding {
  return { outcome, detail: detail === null ? null : String(detail) };
}

const checks: Record<SelfTestLine['check'], Check> = {
  network: ({ isOnline }) => (isOnline() ? ok() : failed()),

  async gateway({ settings, fetch, headers }) {
    if (settings === null) return failed();
    const started = performance.now();
    const response = await fetch(`${settings.gateway}/api/hotels`, { headers });
    await response.arrayBuffer();
    const ms = Math.round(performance.now() - started);
    if (!response.ok) return failed(response.status);
    return ms > SLOW_MS ? warning(`${ms} ms`) : ok(`${ms} ms`);
  },

  /** Fetches the gateway's record of this device, which may differ from the settings here. */
  async enrolment({ settings, fetch, headers }) {
    if (settings === null) return failed();
    const response = await fetch(`${settings.gateway}/api/sign-in/device`, { headers });
    const known = knownDevice.safeParse(await response.json().catch(() => null));
    if (response.status === 403) return failed(settings.deviceId);
    if (!response.ok || !known.success) return warning(response.status);
    const { profile, hotelId, deviceId } = known.data;
    const isAsSet = profile === settings.profile && hotelId === settings.hotelId;
    return isAsSet ? ok(deviceId) : warning(`${profile} ${hotelId}`);
  },

  /** By the gateway's clock, to the second; the hours that guests see are the gateway's own. */
  async clock({ settings, fetch, headers }) {
    if (settings === null) return failed();
    const response = await fetch(`${settings.gateway}/api/hotels`, { headers });
    await response.arrayBuffer();
    const theirs = Date.parse(response.headers.get('date') ?? '');
    if (Number.isNaN(theirs)) return warning();
    const seconds = Math.round((Date.now() - theirs) / 1000);
    const apart = Math.abs(seconds) * 1000;
    const outcome = apart >= CLOCK_FAILED_MS ? failed : apart >= CLOCK_WARNING_MS ? warning : ok;
    return outcome(`${seconds} s`);
  },

  /** A desk's own page for staff; a kiosk has none. */
  async staff({ settings, fetch }) {
    if (settings?.profile !== 'reception') return ok();
    const address = staffGatewayOf(settings);
    if (address === null) return warning();
    const response = await fetch(`${address}/`, {});
    await response.arrayBuffer();
    return response.ok ? ok() : failed(response.status);
  },

  async tokenStore({ keyStore }) {
    const name = await keyStore();
    return name === null ? warning() : ok(name);
  },

  async printer({ settings, printers }) {
    const wanted = settings?.printer ?? null;
    if (wanted === null) return ok();
    return (await printers()).includes(wanted) ? ok(wanted) : failed(wanted);
  },

  display({ settings, displays }) {
    const sizes = displays();
    const wanted = settings?.displays.main ?? 0;
    return wanted < sizes.length ? ok(sizes.join(' ')) : failed(sizes.join(' '));
  },

  async disk({ diskFree }) {
    const free = Math.floor((await diskFree()) / MB);
    return (free < 100 ? failed : free < 1_000 ? warning : ok)(`${free} MB`);
  },

  memory({ memoryFree }) {
    const free = Math.floor(memoryFree() / MB);
    return (free < 100 ? failed : free < 400 ? warning : ok)(`${free} MB`);
  },
};

export function runSelfTest(machine: Machine, log: Log, limitMs = CHECK_MS): Promise<SelfTestLine[]> {
  const names = Object.keys(checks) as SelfTestLine['check'][];
  return Promise.all(
    names.map(async check => {
      const run = async () => checks[check](machine);
      const found = await within(limitMs, run(), 'it took too long').catch((error: unknown) => {
        log('selfTest.fault', { check, ...toFault(error) });
        return failed();
      });
      return { check, ...found };
    }),
  );
}

import type { DeviceHealth, OutOfService, PrinterState } from '#shared/contract/guest/lobby.ts';
import type { DeviceSettings } from '#shared/device-settings.ts';
import type { Fetch } from '../tokens/exchange-token.ts';

/** A kiosk counts as silent after two minutes: three reports may be lost. */
export const HEARTBEAT_MS = 30_000;
const TIMEOUT_MS = 10_000;
/** Quitting waits no longer for the last report. */
const LEFT_MS = 2_000;

export type HeartbeatParts = {
  settings(): DeviceSettings | null;
  headers(): Readonly<Record<string, string>>;
  fetch: Fetch;
  version: string;
  /** What the system knows; rejects while there is no page that could ask. */
  printers(): Promise<string[]>;
  /** A kiosk that has given up on its pages. */
  isOutOfOrder(): boolean;
};

export type Heartbeat = {
  /** One report; nothing of a guest. Never rejects: a gateway that is away sees the silence. */
  beat(): Promise<void>;
  /** Staff, or the system, end the app. */
  left(): Promise<void>;
};

export function openHeartbeat(parts: HeartbeatParts): Heartbeat {
  let hasLeft = false;
  let printer: PrinterState = 'NONE';

  async function look(wanted: string | null): Promise<void> {
    if (wanted === null) {
      printer = 'NONE';
      return;
    }
    try {
      printer = (await parts.printers()).includes(wanted) ? 'READY' : 'MISSING';
    } catch {
      // Between two pages: it is as it was.
      if (printer === 'NONE') printer = 'READY';
    }
  }

  async function report(outOfService: OutOfService | null, limitMs: number): Promise<void> {
    const settings = parts.settings();
    // Without a name the gateway could not tell it from another device.
    if (settings === null || settings.deviceId === null) return;
    if (outOfService !== 'LEFT') await look(settings.printer);
    if (hasLeft && outOfService !== 'LEFT') return;
    const health: DeviceHealth = { version: parts.version, printer, outOfService };
    await parts.fetch(`${settings.gateway}/api/devices/health`, {
      method: 'POST',
      headers: { ...parts.headers(), 'content-type': 'application/json' },
      body: JSON.stringify(health),
      signal: AbortSignal.timeout(limitMs),
    });
  }

  return {
    beat: () => report(parts.isOutOfOrder() ? 'CRASHES' : null, TIMEOUT_MS).catch(() => undefined),
    left() {
      hasLeft = true;
      return report('LEFT', LEFT_MS).catch(() => undefined);
    },
  };
}

import type { Device } from '#gateway/platform/devices.ts';
import { fillText, type Language } from '#gateway/platform/texts.ts';
import type { SessionDevice } from '#gateway/store/session-store.ts';
import en from '#locales/en/gateway/session-devices.json' with { type: 'json' };
import pt from '#locales/pt/gateway/session-devices.json' with { type: 'json' };
import type { DeviceKind } from '#shared/contract/guest/sessions.ts';
import type { DeviceProfile } from '#shared/device.ts';
import { readUserAgent } from './user-agent.ts';

export type RequestOrigin = { device: Device; userAgent: string | undefined };

const KINDS: Record<DeviceProfile, DeviceKind> = {
  web: 'BROWSER',
  kiosk: 'KIOSK',
  reception: 'RECEPTION',
};

/** The stored description of a session's device: enough for a name, never an address. */
export function toSessionDevice({ device, userAgent }: RequestOrigin): SessionDevice {
  const deviceKind = KINDS[device.profile];
  if (deviceKind !== 'BROWSER') return { deviceKind, hotelId: device.hotelId, browser: null, system: null };
  return { deviceKind, hotelId: null, ...readUserAgent(userAgent) };
}

const texts = { en, pt };

/** "Kiosk, Jardins", "Chrome on Android" (PD-51). */
export function sessionDeviceName(
  { deviceKind, browser, system }: SessionDevice,
  hotelName: string | null,
  language: Language,
): string {
  const text = texts[language];
  if (deviceKind !== 'BROWSER') {
    const device = deviceKind === 'KIOSK' ? text.kiosk : text.reception;
    return hotelName === null ? device : fillText(text.at, { device, place: hotelName });
  }
  if (browser !== null && system !== null) return fillText(text.on, { browser, system });
  return browser ?? system ?? text.unknown;
}

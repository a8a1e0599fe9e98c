import { app, BrowserWindow, net, type Session, session } from 'electron';
import type { WindowReason } from '#shared/bridge.ts';
import type { DeviceSettings } from '#shared/device-settings.ts';
import { APP_ADDRESS, APP_SCHEME } from '../security/app-address.ts';
import { hardenSession } from '../security/harden-session.ts';
import { exchangeToken, type Fetch } from '../tokens/exchange-token.ts';
import { memoryVault } from '../tokens/token-vault.ts';
import { appProtocol } from './app-protocol.ts';
import type { GuestWindow, GuestWindows } from './guest-windows.ts';
import { kioskWindow, receptionWindow } from './window-options.ts';

export type Places = { renderer: string; preload: string };

const fetchByNet: Fetch = (address, init) => net.fetch(address, init);

/** The guests' windows of this device. `settings` is null while the device is being set up. */
export function openGuestWindows(settings: DeviceSettings | null, places: Places): GuestWindows {
  const guests = new Set<GuestWindow>();
  const sessions = new Map<string, Session>();

  /** Each partition is prepared once: a second handler for a scheme is refused. */
  function prepared(partition: string): Session {
    const known = sessions.get(partition);
    if (known) return known;
    const guest = session.fromPartition(partition, { cache: false });
    hardenSession(guest);
    guest.protocol.handle(
      APP_SCHEME,
      appProtocol({
        root: places.renderer,
        gateway: settings?.gateway ?? null,
        deviceHeaders: settings === null ? {} : deviceHeadersOf(settings),
        fetch: fetchByNet,
      }),
    );
    sessions.set(partition, guest);
    return guest;
  }

  async function open(reason: WindowReason): Promise<GuestWindow> {
    const partition = 'guest-a';
    const page = { session: prepared(partition), preload: places.preload, isPackaged: app.isPackaged };
    const isKiosk = settings === null || settings.profile === 'kiosk';
    const window = new BrowserWindow(isKiosk ? kioskWindow(page) : receptionWindow(page));
    const vault = memoryVault(token => exchangeToken(fetchByNet, settings?.gateway ?? '', token));
    const guest: GuestWindow = { window, partition, vault, reason, heard: null };
    guests.add(guest);
    window.on('closed', () => guests.delete(guest));
    await window.loadURL(APP_ADDRESS);
    return guest;
  }

  return {
    open,
    async end(guest, reason) {
      const next = await open(reason);
      guest.window.destroy();
      next.window.show();
    },
    of: contents =>
      [...guests].find(({ window }) => !window.isDestroyed() && window.webContents === contents),
    all: () => [...guests],
  };
}

function deviceHeadersOf({ profile, hotelId, deviceId }: DeviceSettings): Record<string, string> {
  return {
    'x-device-profile': profile,
    'x-device-hotel': hotelId,
    ...(deviceId !== null && { 'x-device-id': deviceId }),
  };
}

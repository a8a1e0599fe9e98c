import type { DeviceSettings } from '#shared/device-settings.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { GuestWindows } from '../windows/guest-windows.ts';
import { type DeviceStore, staffGatewayOf } from './device-store.ts';

type Running = { store: DeviceStore; windows: GuestWindows; lifecycle: Lifecycle };

/** Reopens every window with the current settings; the app restarts where the device or the staff's address is another. */
export async function applySettings(
  before: DeviceSettings | null,
  { store, windows, lifecycle }: Running,
): Promise<void> {
  const after = store.current();
  const isDesk = (settings: DeviceSettings | null) => settings?.profile === 'reception';
  if (isDesk(before) !== isDesk(after) || staffGatewayOf(before) !== staffGatewayOf(after))
    return lifecycle.relaunch('settings');
  for (const guest of windows.all().slice()) await windows.end(guest, 'settings');
}

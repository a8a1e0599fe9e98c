import { deskWindows } from './desk-windows.ts';
import { openGuestPartitions } from './guest-partitions.ts';
import type { GuestWindows } from './guest-windows.ts';
import { kioskWindows } from './kiosk-windows.ts';
import type { WindowParts } from './window-parts.ts';

/** The guests' windows of this device; a device that is being set up gets a kiosk's. */
export function openGuestWindows(parts: WindowParts): GuestWindows {
  const partitions = openGuestPartitions({
    root: parts.paths.renderer,
    gateway: () => parts.settings()?.gateway ?? null,
    deviceHeaders: parts.deviceHeaders,
    hotelConfig: parts.hotelConfig,
    camera: () => parts.settings()?.camera ?? false,
  });
  const isDesk = parts.settings()?.profile === 'reception';
  return (isDesk ? deskWindows : kioskWindows)({ ...parts, partitions });
}

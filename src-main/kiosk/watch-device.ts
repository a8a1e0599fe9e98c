import type { DeviceSettings } from '#shared/device-settings.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { Log } from '../log/log.ts';
import type { GuestWindows } from '../windows/guest-windows.ts';
import { careForMachine } from './care-for-machine.ts';
import { guardGpu } from './gpu-guard.ts';
import { watchDesk, watchGuests } from './watch-guests.ts';

type Device = {
  windows: GuestWindows;
  settings(): DeviceSettings | null;
  lifecycle: Lifecycle;
  log: Log;
};

/** At a reception desk staff are present: nobody is ended for being idle, and lost graphics are theirs to see. */
export function watchDevice(device: Device): void {
  const isDesk = device.settings()?.profile === 'reception';
  guardGpu({
    ...device,
    lost: () => {
      if (!isDesk) for (const guest of device.windows.all()) void device.windows.replace(guest, 'crash');
    },
  });
  if (isDesk) return watchDesk(device);
  const watch = watchGuests(device);
  careForMachine({ ...device, watch });
}

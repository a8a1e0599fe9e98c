import { webConfig } from '#renderer/platform/host/config.ts';
import { host } from '#renderer/platform/host/host.ts';

/** False on a device without Pix: a kiosk's bookings are paid later, each by its own code (FUN-35). */
export const takesPix = (): boolean => webConfig().pix !== null && !host().profile.forceWalkIn;

export function pixMinutes(): number {
  const { pix } = webConfig();
  if (pix === null) return 0;
  return host().profile.capabilities.publicScreen ? pix.lobby : pix.home;
}

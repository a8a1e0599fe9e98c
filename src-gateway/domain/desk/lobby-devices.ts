import type { AppContext } from '#gateway/context.ts';
import { listDeviceHealth, type StoredHealth } from '#gateway/store/device-health-store.ts';
import type { DeviceAttention } from '#shared/contract/staff/board.ts';
import type { LobbyDevice } from '#shared/contract/staff/lobby.ts';

/** A device reports every half minute: four reports in a row are lost. */
const SILENT_MS = 2 * 60_000;
/** A gateway that enrols nobody knows no list: what has not reported for so long is no device of the hotel any more. */
const FORGOTTEN_MS = 24 * 3_600_000;

/** Every kiosk and desk of a hotel (FRD-16): those that are enrolled, or else those that have reported. */
export async function listLobbyDevices(
  app: AppContext,
  hotelId: string,
): Promise<{ devices: LobbyDevice[] }> {
  const { devices: enrolled } = app.config;
  const stored = await listDeviceHealth(app.store.db, hotelId);
  const now = app.clock.now().getTime();
  if (enrolled === null) {
    const lately = stored.filter(({ lastSeenAt }) => now - lastSeenAt.getTime() < FORGOTTEN_MS);
    return { devices: lately.map(health => toDevice(health, now)) };
  }
  const names = new Map(
    enrolled.filter(device => device.hotelId === hotelId).map(({ id, profile }) => [id, profile]),
  );
  return {
    devices: [...names]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([deviceId, profile]) => {
        const health = stored.find(one => one.deviceId === deviceId);
        return health ? { ...toDevice(health, now), profile } : neverSeen(deviceId, profile);
      }),
  };
}

/** Kiosks that are silent or out of service; a desk that is closed at night is silent, too. */
export async function listDeviceAttention(app: AppContext, hotelId: string): Promise<DeviceAttention[]> {
  const { devices } = await listLobbyDevices(app, hotelId);
  return devices.flatMap(({ profile, state, deviceId, lastSeenAt, outOfService }) =>
    profile === 'kiosk' && lastSeenAt !== null && (state === 'SILENT' || state === 'OUT_OF_SERVICE')
      ? [{ deviceId, state, since: lastSeenAt, outOfService }]
      : [],
  );
}

const neverSeen = (deviceId: string, profile: LobbyDevice['profile']): LobbyDevice => ({
  deviceId,
  profile,
  state: 'NEVER',
  lastSeenAt: null,
  version: null,
  printer: null,
  outOfService: null,
});

function toDevice(health: StoredHealth, now: number): LobbyDevice {
  const { deviceId, profile, lastSeenAt, version, printer, outOfService } = health;
  const isSilent = now - lastSeenAt.getTime() >= SILENT_MS;
  const state = isSilent ? 'SILENT' : outOfService === null ? 'WORKING' : 'OUT_OF_SERVICE';
  return { deviceId, profile, state, lastSeenAt: lastSeenAt.toISOString(), version, printer, outOfService };
}

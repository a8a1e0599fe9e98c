import type { DeviceSettings } from '#shared/device-settings.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { Log } from '../log/log.ts';
import type { HotelConfig } from '../settings/hotel-config.ts';
import type { Fetch } from '../tokens/exchange-token.ts';
import type { TokenVault } from '../tokens/token-vault.ts';
import type { GuestPartitions } from './guest-partitions.ts';

export type BuildPaths = { renderer: string; preload: string; staff: string; staffPreload: string };

export type WindowParts = {
  paths: BuildPaths;
  /** Null while the device is being set up; read again for every window, because staff may change them. */
  settings(): DeviceSettings | null;
  deviceHeaders(): Readonly<Record<string, string>>;
  hotelConfig: HotelConfig;
  newVault(fetch: Fetch): TokenVault;
  /** True while a window of staff keeps the app open. */
  hasStaffWindow(): boolean;
  /** Called where the last guest's window cannot be replaced. */
  openFailure(error: unknown): void;
  log: Log;
  lifecycle: Lifecycle;
};

export type PartitionedParts = WindowParts & { partitions: GuestPartitions };

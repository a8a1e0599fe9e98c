/**
 * The name in a picture's address: `/pictures/room-twin-640.webp` -> `room-twin`, and for a picture of a hotel's own data
 * the 32 digits in `/api/pictures/…-640.webp`; empty for another's picture.
 */
export function pictureStem(address: string | null): string {
  return /\/pictures\/([a-z0-9-]+)-\d+\.(?:avif|webp)$/.exec(address ?? '')?.[1] ?? '';
}

type Building = { buildingCode: string; picture?: { small: string } | undefined };

/** The picture of a hotel's building: its own, or the guest app's where it has one of this building. */
export function buildingStem({ buildingCode, picture }: Building): string {
  return pictureStem(picture?.small ?? null) || `building-${buildingCode.toLowerCase()}`;
}

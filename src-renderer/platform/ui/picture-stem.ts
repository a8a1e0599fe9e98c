/**
 * The name in a picture's address: `/pictures/room-twin-640.webp` -> `room-twin`, and for a picture of a hotel's own
 * data the 32 digits in `/api/pictures/…-640.webp`; empty for any other address.
 */
export function pictureStem(address: string | null): string {
  return /\/pictures\/([a-z0-9-]+)-\d+\.(?:avif|webp)$/.exec(address ?? '')?.[1] ?? '';
}

type Building = { buildingCode: string; picture?: { small: string } | undefined };

/** The fallback for a hotel without a picture. */
export const anyHotelStem = 'room-suite-king';

/** Buildings of which the guest app has a picture. */
const pictured: ReadonlySet<string> = new Set(['JARDINS', 'NILO', 'MARISTA']);

/** The picture of a hotel's building: its own, or the guest app's; null without one, and no space is reserved then. */
export function buildingStem({ buildingCode, picture }: Building): string | null {
  const own = pictureStem(picture?.small ?? null);
  if (own !== '') return own;
  return pictured.has(buildingCode) ? `building-${buildingCode.toLowerCase()}` : null;
}

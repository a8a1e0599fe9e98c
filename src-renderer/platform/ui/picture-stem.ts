/** `/pictures/room-twin-640.webp` -> `room-twin`; the 32 digits of `/api/pictures/…-640.webp`; else empty. */
export function pictureStem(address: string | null): string {
  return /\/pictures\/([a-z0-9-]+)-\d+\.(?:avif|webp)$/.exec(address ?? '')?.[1] ?? '';
}

type Building = { buildingCode: string; picture?: { small: string } | undefined };

export const anyHotelStem = 'room-suite-king';

const pictured: ReadonlySet<string> = new Set(['JARDINS', 'NILO', 'MARISTA']);

/** True of the demonstration's hotels, of which the guest app knows more than their data say. */
export const isDemonstration = ({ buildingCode }: Building): boolean => pictured.has(buildingCode);

/** The picture of a hotel's building: its own, or the guest app's; null without one, and no space is reserved then. */
export function buildingStem({ buildingCode, picture }: Building): string | null {
  const own = pictureStem(picture?.small ?? null);
  if (own !== '') return own;
  return pictured.has(buildingCode) ? `building-${buildingCode.toLowerCase()}` : null;
}

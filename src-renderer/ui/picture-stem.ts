/** The master's name in a picture's address: `/pictures/room-twin-640.webp` -> `room-twin`; empty for another's picture. */
export function pictureStem(address: string | null): string {
  return /\/pictures\/([a-z0-9-]+)-\d+\.(?:avif|webp)$/.exec(address ?? '')?.[1] ?? '';
}

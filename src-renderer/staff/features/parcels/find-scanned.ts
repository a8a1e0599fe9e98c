import type { Parcel } from '#shared/contract/staff/parcels.ts';

/** A code that nobody announced leads to a new parcel with it. */
export type Scanned = { name: 'arrived' | 'handOver'; parcel: Parcel } | { name: 'register'; code: string };

/** Scanners and people differ in capitals and spaces. */
const plainCode = (code: string): string => code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The next step of the parcel with the code: it comes when it was announced, and goes when it waits. */
export function findScanned(code: string, parcels: readonly Parcel[]): Scanned {
  const wanted = plainCode(code);
  const found = parcels.find(
    ({ deliveryCode }) => deliveryCode !== null && plainCode(deliveryCode) === wanted,
  );
  if (wanted === '' || found === undefined) return { name: 'register', code: code.trim() };
  return { name: found.state === 'ANNOUNCED' ? 'arrived' : 'handOver', parcel: found };
}

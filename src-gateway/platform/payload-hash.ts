import { createHash } from 'node:crypto';

/** Whatever the order of fields; with the key, so that equal orders under two keys cannot be recognised (PD-10). */
export function payloadHash(key: string, order: object): string {
  return createHash('sha256')
    .update(`${key}\n${JSON.stringify(order, sortedFields)}`)
    .digest('base64url');
}

function sortedFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Null for none. The tree comes from the gateway, and an address that runs code is rejected. */
export function chatTarget(url: string): 'app' | 'outside' | null {
  if (url.startsWith('/')) return /^\/(?![/\\])/.test(url) ? 'app' : null;
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? 'outside' : null;
}

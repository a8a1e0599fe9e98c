/**
 * Where a link of the tree leads: to a page of the app, outside it, or nowhere. The tree comes from the gateway, and an
 * address that runs code is none.
 */
export function chatTarget(url: string): 'app' | 'outside' | null {
  if (url.startsWith('/')) return /^\/(?![/\\])/.test(url) ? 'app' : null;
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? 'outside' : null;
}

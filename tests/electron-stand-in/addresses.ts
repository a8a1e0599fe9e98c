/**
 * Chromium knows no app://. A page at app://pernoite/login lives at http://pernoite.app.localhost/login, which Chromium
 * treats as a secure context; the main process sees app:// everywhere.
 */
export const schemes = new Set<string>();

const SUFFIX = 'localhost';

export function toWire(address: string): string {
  const [, scheme = '', host = '', rest = ''] =
    /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/is.exec(address) ?? [];
  return schemes.has(scheme) ? `http://${host}.${scheme}.${SUFFIX}${rest || '/'}` : address;
}

export function fromWire(address: string): string {
  const [, host = '', scheme = '', rest = ''] =
    /^http:\/\/([^/?#]*)\.([a-z][a-z0-9+-]*)\.localhost(?::\d+)?(.*)$/is.exec(address) ?? [];
  return schemes.has(scheme) ? `${scheme}://${host}${rest}` : address;
}

export function policyToWire(policy: string): string {
  return policy.replace(
    /(?<=[\s;])([a-z][a-z0-9+-]*):(?:\/\/([^\s;/]+))?(?=[\s;/]|$)/gi,
    (source, scheme: string, host: string | undefined) =>
      schemes.has(scheme) ? `http://${host ?? '*'}.${scheme}.${SUFFIX}` : source,
  );
}

/** Origins of the app's schemes in a document from elsewhere, which it compares with the origins of messages. */
export function textToWire(text: string): string {
  return text.replace(/\b([a-z][a-z0-9+-]*):\/\/([\w.-]+)/gi, (origin, scheme: string, host: string) =>
    schemes.has(scheme) ? `http://${host}.${scheme}.${SUFFIX}` : origin,
  );
}

export const schemeOf = (address: string): string => address.slice(0, address.indexOf(':'));

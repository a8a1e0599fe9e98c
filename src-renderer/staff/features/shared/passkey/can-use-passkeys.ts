/** Browsers have passkeys for names on the web alone: neither at an address of numbers nor in the window of a desk. */
export function canUsePasskeys({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): boolean {
  const isName = !/^(?:[\d.]+|\[.*\])$/.test(hostname);
  return /^https?:$/.test(protocol) && isName && typeof PublicKeyCredential === 'function';
}

import { gatewayAddress } from '#shared/device-settings.ts';

const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;

/** Completed as in a browser: adds a missing scheme, and removes a trailing slash. */
export function completeAddress(typed: string): string {
  const plain = typed.trim().replace(/\/+$/, '');
  if (plain === '' || plain.includes('://')) return plain;
  return `${ownMachine.test(plain) ? 'http' : 'https'}://${plain}`;
}

/** Key of the problem, null for a valid address: another machine is reached over https only. */
export function addressProblem(typed: string): 'required' | 'gatewayHttps' | 'gatewayInvalid' | null {
  const address = completeAddress(typed);
  if (address === '') return 'required';
  if (gatewayAddress.safeParse(address).success) return null;
  const isPlain =
    address.startsWith('http://') && gatewayAddress.safeParse(address.replace('http', 'https')).success;
  return isPlain ? 'gatewayHttps' : 'gatewayInvalid';
}

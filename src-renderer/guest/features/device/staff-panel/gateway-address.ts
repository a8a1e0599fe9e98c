import { gatewayAddress } from '#shared/device-settings.ts';

/** What staff type as the gateway's address, and what is wrong with it. */

const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;

/** Completed as a browser would: the scheme that is left out, and no slash at its end. */
export function completeAddress(typed: string): string {
  const plain = typed.trim().replace(/\/+$/, '');
  if (plain === '' || plain.includes('://')) return plain;
  return `${ownMachine.test(plain) ? 'http' : 'https'}://${plain}`;
}

/** Key of what is wrong, null for a good one: another machine is reached over https only. */
export function addressProblem(typed: string): 'required' | 'gatewayHttps' | 'gatewayInvalid' | null {
  const address = completeAddress(typed);
  if (address === '') return 'required';
  if (gatewayAddress.safeParse(address).success) return null;
  const isPlain =
    address.startsWith('http://') && gatewayAddress.safeParse(address.replace('http', 'https')).success;
  return isPlain ? 'gatewayHttps' : 'gatewayInvalid';
}

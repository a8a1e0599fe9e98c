import { host } from '#renderer/platform/host/host.ts';
import { isDeviceKnown } from '#renderer/platform/host/session-marker.ts';
import { invitedEmail } from './link-secrets.ts';
import { returnPath } from './return-path.ts';
import { sessionEnding } from './session-ending.ts';

/**
 * True for whoever was signed in on this device before, or comes for something of their own: they see the sign-in
 * first. So does everybody on a device of the hotel (HOM-18).
 */
export function seesSignInFirst(): boolean {
  const { forceWalkIn, capabilities } = host().profile;
  if (forceWalkIn || capabilities.deviceSignIn) return true;
  return isDeviceKnown() || returnPath() !== '/' || sessionEnding() !== null || invitedEmail() !== '';
}

/** The panel of the first page that the header's button leads to on a phone. */
export const SIGN_IN_PANEL = 'first-sign-in';

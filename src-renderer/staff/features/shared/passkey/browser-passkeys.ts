import type {
  CreationOptions,
  NewCredential,
  RequestOptions,
  UsedCredential,
} from '#shared/contract/staff/passkeys.ts';
import { AppError } from '#shared/errors.ts';

const loadBrowser = () => import('@simplewebauthn/browser');

/** The browser's dialog has to follow a press soon: options and code are fetched at one time. */
export async function makePasskey(begin: () => Promise<CreationOptions>): Promise<NewCredential> {
  const [{ startRegistration }, options] = await Promise.all([loadBrowser(), begin()]);
  const { id, rawId, response, ...made } = await fromBrowser(() =>
    startRegistration({ optionsJSON: options }),
  );
  const { clientDataJSON, attestationObject } = response;
  return {
    id,
    rawId,
    type: made.type,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject },
  };
}

export async function takePasskey(begin: () => Promise<RequestOptions>): Promise<UsedCredential> {
  const [{ startAuthentication }, options] = await Promise.all([loadBrowser(), begin()]);
  const { id, rawId, response, ...used } = await fromBrowser(() =>
    startAuthentication({ optionsJSON: options }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: used.type,
    clientExtensionResults: {},
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle !== undefined && { userHandle }),
    },
  };
}

/** A browser does not say if nobody came, somebody canceled, or there is no passkey. */
async function fromBrowser<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    // The device has one of the passkeys that the options exclude.
    const isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
    throw new AppError(isKnown ? 'PASSKEY_KNOWN' : 'PASSKEY_NOT_USED', 'the browser gave no passkey', {
      cause,
    });
  }
}

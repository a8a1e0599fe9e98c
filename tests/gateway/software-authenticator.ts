import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { cose, isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  CreationOptions,
  NewCredential,
  RequestOptions,
  UsedCredential,
} from '#shared/contract/staff/passkeys.ts';

/** Deviations from an honest device. */
export type Deviation = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** False for a device that was touched, but did not ask for fingerprint, face or PIN. */
  isVerified?: boolean;
  counter?: number;
  credentialId?: Buffer;
  userHandle?: string;
};

export type Authenticator = {
  readonly credentialId: Buffer;
  make(options: CreationOptions, deviation?: Deviation): NewCredential;
  use(options: RequestOptions, deviation?: Deviation): UsedCredential;
  /** The same key and the same count: what a copied device has. */
  copy(): Authenticator;
};

type State = {
  privateKey: KeyObject;
  publicKey: KeyObject;
  credentialId: Buffer;
  user: string;
  counter: number;
};

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** A security key of software with one passkey, which counts its uses. `origin` is the page's that asks. */
export const newAuthenticator = (origin: string): Authenticator =>
  authenticator(origin, {
    ...generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    credentialId: randomBytes(32),
    user: '',
    counter: 0,
  });

function authenticator(origin: string, state: State): Authenticator {
  function clientData(type: string, asked: string, { origin: told = origin, challenge = asked }: Deviation) {
    return Buffer.from(JSON.stringify({ type, challenge, origin: told, crossOrigin: false }));
  }

  /** `attested` is there while a passkey is made alone. */
  function authenticatorData(rpId: string, deviation: Deviation, attested?: Buffer): Buffer {
    const { isVerified = true, rpId: told = rpId, counter = state.counter } = deviation;
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (attested ? ATTESTED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(told), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }

  const named = (id: Buffer) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  });

  return {
    credentialId: state.credentialId,
    make(options, deviation = {}) {
      state.user = options.user.id;
      const { credentialId = state.credentialId } = deviation;
      const data = authenticatorData(options.rp.id, deviation, attestedData(credentialId, state.publicKey));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]);
      return {
        ...named(credentialId),
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, deviation)),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
        },
      };
    },
    use(options, deviation = {}) {
      state.counter += 1;
      const client = clientData('webauthn.get', options.challenge, deviation);
      const data = authenticatorData(options.rpId, deviation);
      return {
        ...named(deviation.credentialId ?? state.credentialId),
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), state.privateKey)),
          userHandle: deviation.userHandle ?? state.user,
        },
      };
    },
    copy: () => authenticator(origin, { ...state }),
  };
}

/** A model of zeros, the credential's id with its length, and the public key in COSE. */
function attestedData(credentialId: Buffer, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const length = Buffer.alloc(2);
  length.writeUInt16BE(credentialId.length);
  const key = new Map<number, number | Uint8Array>([
    [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
    [cose.COSEKEYS.alg, cose.COSEALG.ES256],
    [cose.COSEKEYS.crv, cose.COSECRV.P256],
    [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x, 'base64url'))],
    [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(key as never)]);
}

import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { DEFAULT_COST } from '#gateway/config/pace.ts';

/** Stored as `scrypt$ln=15,r=8,p=1$<salt>$<hash>`, both parts base64url. */
const CURRENT = { logN: DEFAULT_COST, r: 8, p: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** One of Node's four threads stays free: file access would otherwise wait for every hash before it. */
const MAX_AT_ONCE = 3;

type Parameters = typeof CURRENT;

/** `cost` is the power of two of scrypt's N, lower than the default in tests only. */
export const passwordParameters = (cost: number): Parameters => ({ ...CURRENT, logN: cost });

let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < MAX_AT_ONCE) running += 1;
  else await new Promise<void>(resolve => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function derive(password: string, salt: Buffer, bytes: number, { logN, r, p }: Parameters): Promise<Buffer> {
  const N = 2 ** logN;
  const options: ScryptOptions = { N, r, p, maxmem: 128 * N * r * p + 1_048_576 };
  return takeTurn(
    () =>
      new Promise((resolve, reject) => {
        // One text can be typed as several sequences of code points; NFKC makes them one password.
        scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

function parse(hash: string): { parameters: Parameters; salt: Buffer; key: Buffer } | null {
  const parts = /^scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/.exec(hash);
  if (!parts) return null;
  const [, logN = '', r = '', p = '', salt = '', key = ''] = parts;
  return {
    parameters: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

export async function hashPassword(password: string, parameters: Parameters = CURRENT): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, HASH_BYTES, parameters);
  const { logN, r, p } = parameters;
  return `scrypt$ln=${logN},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

const decoys = new Map<number, Promise<string>>();

function decoyHash(parameters: Parameters): Promise<string> {
  const made = decoys.get(parameters.logN) ?? hashPassword(randomBytes(24).toString('base64url'), parameters);
  decoys.set(parameters.logN, made);
  return made;
}

/** True if the password matches. Without a hash (unknown account) it takes the same time and returns false. */
export async function verifyPassword(
  password: string,
  hash: string | null,
  parameters: Parameters = CURRENT,
): Promise<boolean> {
  const stored = parse(hash ?? (await decoyHash(parameters)));
  if (!stored) return false;
  const key = await derive(password, stored.salt, stored.key.length, stored.parameters);
  return timingSafeEqual(key, stored.key) && hash !== null;
}

export function needsRehash(hash: string, parameters: Parameters = CURRENT): boolean {
  const stored = parse(hash);
  if (!stored) return true;
  const { logN, r, p } = stored.parameters;
  return logN < parameters.logN || r < parameters.r || p < parameters.p;
}

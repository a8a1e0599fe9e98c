import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** Twice a password's cost: a PIN is short, and staff unlock seldom. */
const LOG_N = 16;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** A higher value would need a gigabyte of memory; no hash of this app does. */
const MAX_LOG_N = 18;

/** A PIN as it is stored (BEY-11): scrypt with its own parameters, `scrypt$ln=16,r=8,p=1$<salt>$<hash>`. */
export async function hashPin(pin: string, logN = LOG_N): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(pin, salt, HASH_BYTES, { logN, r: 8, p: 1 });
  return `scrypt$ln=${logN},r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Compared in constant time. A hash with parameters above the limit matches no PIN. */
export async function pinFits(pin: string, hash: string): Promise<boolean> {
  const parts = /^scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/.exec(hash);
  if (!parts) return false;
  const [, ln = '', r = '', p = '', salt = '', storedKey = ''] = parts;
  const parameters = { logN: Number(ln), r: Number(r), p: Number(p) };
  if (parameters.logN < 10 || parameters.logN > MAX_LOG_N || parameters.r !== 8 || parameters.p !== 1)
    return false;
  const key = Buffer.from(storedKey, 'base64url');
  return timingSafeEqual(await derive(pin, Buffer.from(salt, 'base64url'), key.length, parameters), key);
}

function derive(
  pin: string,
  salt: Buffer,
  bytes: number,
  { logN, r, p }: { logN: number; r: number; p: number },
): Promise<Buffer> {
  const N = 2 ** logN;
  const options: ScryptOptions = { N, r, p, maxmem: 128 * N * r * p + 1_048_576 };
  return new Promise((done, failed) => {
    scrypt(pin, salt, bytes, options, (error, key) => (error ? failed(error) : done(key)));
  });
}

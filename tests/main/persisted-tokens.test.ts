import { beforeEach, describe, expect, test } from 'vitest';
import type { PersistedFile } from '../../src-main/settings/persisted-file.ts';
import { openDeviceToken } from '../../src-main/tokens/device-token.ts';
import { openGuestTokens } from '../../src-main/tokens/guest-tokens.ts';
import { type SecretBox, systemSecretBox } from '../../src-main/tokens/secret-box.ts';
import type { Secrets } from '../../src-main/tokens/secrets-file.ts';
import { heardLog } from './json-store.ts';

const GATEWAY = 'https://stay.example';
const STAFF = 'https://staff.stay.example';
const TOKEN = 'device-token-of-at-least-32-characters';

let stored: Secrets | null;
beforeEach(() => {
  stored = null;
});
const file: PersistedFile<Secrets> = {
  read: () => stored,
  write: value => void (stored = value),
  isLost: false,
};

function keyStore({ isSafe = true, key = 'a', isStale = false, wait = Promise.resolve() } = {}): SecretBox {
  return {
    isSafe: async () => isSafe,
    async seal(text) {
      await wait;
      return Buffer.from(`${key}${Array.from(text).toReversed().join('')}`).toString('base64');
    },
    async open(sealed) {
      const text = Buffer.from(sealed, 'base64').toString();
      return text.startsWith(key) ? { text: Array.from(text.slice(1)).toReversed().join(''), isStale } : null;
    },
  };
}

describe('the key store', () => {
  const system = (backend: string) => ({
    isAsyncEncryptionAvailable: () => Promise.resolve(true),
    encryptStringAsync: () => Promise.resolve(Buffer.from('x')),
    decryptStringAsync: () => Promise.reject(new Error('no')),
    getSelectedStorageBackend: () => backend as ReturnType<Electron.SafeStorage['getSelectedStorageBackend']>,
  });

  test('counts as none when it stores its key beside what it encrypts (KSK-14)', async () => {
    expect(await systemSecretBox(system('gnome_libsecret'), 'linux').isSafe()).toBe(true);
    expect(await systemSecretBox(system('basic_text'), 'linux').isSafe()).toBe(false);
    expect(await systemSecretBox(system('unknown'), 'linux').isSafe()).toBe(false);
    expect(await systemSecretBox(system(''), 'win32').isSafe()).toBe(true);
  });

  test('says that it cannot read what another key locked (KSK-13)', async () => {
    expect(await systemSecretBox(system('kwallet6'), 'linux').open('abcd')).toBeNull();
  });
});

describe("the device's own token", () => {
  const open = async (box: SecretBox) => {
    const { log, heard } = heardLog();
    const token = openDeviceToken(file, box, log);
    await token.ready;
    return { token, heard };
  };

  test('outlives a restart, encrypted (KSK-13)', async () => {
    await (await open(keyStore())).token.store(TOKEN, { gateway: GATEWAY, staffGateway: STAFF });
    expect(JSON.stringify(stored)).not.toContain(TOKEN);
    expect((await open(keyStore())).token.for(GATEWAY)).toBe(TOKEN);
  });

  test('goes to no gateway but the one that it was given for (KSK-13)', async () => {
    const { token } = await open(keyStore());
    await token.store(TOKEN, { gateway: GATEWAY, staffGateway: STAFF });
    expect(token.for('https://thief.example')).toBeNull();
    expect((await open(keyStore())).token.for('https://thief.example')).toBeNull();
  });

  test('goes to the staff’s address that was set with it, and not to one that is set later (KSK-13, STF-01)', async () => {
    const { token } = await open(keyStore());
    await token.store(TOKEN, { gateway: GATEWAY, staffGateway: STAFF });
    for (const known of [token, (await open(keyStore())).token]) {
      expect(known.forStaff(STAFF)).toBe(TOKEN);
      expect(known.forStaff('https://thief.example')).toBeNull();
      expect(known.forStaff(GATEWAY)).toBeNull();
      expect(known.for(STAFF)).toBeNull();
    }
  });

  test('is stored in memory only without a key store (KSK-14)', async () => {
    const { token, heard } = await open(keyStore({ isSafe: false }));
    await token.store(TOKEN, { gateway: GATEWAY, staffGateway: STAFF });
    expect(token.for(GATEWAY)).toBe(TOKEN);
    expect(stored).toBeNull();
    expect(heard).toEqual([{ event: 'token.memoryOnly', fields: { whose: 'device' } }]);
  });

  test('stays on the disk when its key ring is away, for that may come back (KSK-13)', async () => {
    await (await open(keyStore())).token.store(TOKEN, { gateway: GATEWAY, staffGateway: STAFF });
    const { token, heard } = await open(keyStore({ key: 'b' }));
    expect(token.for(GATEWAY)).toBeNull();
    expect(heard.map(({ event }) => event)).toEqual(['token.unreadable']);
    expect((await open(keyStore())).token.for(GATEWAY)).toBe(TOKEN);
  });

  test('is written again when the key store requests it (KSK-13)', async () => {
    await (await open(keyStore())).token.store(TOKEN, { gateway: GATEWAY, staffGateway: STAFF });
    const before = stored;
    await open(keyStore({ isStale: true }));
    expect(stored).not.toBe(before);
    expect((await open(keyStore())).token.for(GATEWAY)).toBe(TOKEN);
  });
});

describe("a reception desk's guests", () => {
  const open = (box: SecretBox = keyStore()) => {
    const { log, heard } = heardLog();
    return { tokens: openGuestTokens(file, box, log), heard };
  };

  test('each have an entry of their own, encrypted, and gone with them (KSK-13, DSK-03, DSK-04)', async () => {
    const { tokens } = open();
    const [one, other] = [tokens.slot(), tokens.slot()];
    await one.put('token-of-ana');
    await other.put('token-of-rui');
    expect(Object.keys(stored?.guests ?? {})).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toContain('token-of');
    await one.put(null);
    expect(Object.keys(stored?.guests ?? {})).toHaveLength(1);
    await other.put(null);
    expect(stored?.guests).toEqual({});
  });

  test('outlive a restart in the first window alone (DSK-03)', async () => {
    const before = open().tokens;
    await before.slot().put('token-of-ana');
    await before.slot().put('token-of-rui');
    const { tokens } = open();
    const [first, second] = [tokens.slot(), tokens.slot()];
    expect(await first.found).toBe('token-of-rui');
    expect(await second.found).toBeNull();
    expect(Object.keys(stored?.guests ?? {})).toHaveLength(1);
    await first.put(null);
    expect(stored?.guests).toEqual({});
  });

  test('are not signed in when their token cannot be read, which is left where it is (KSK-13)', async () => {
    await open().tokens.slot().put('token-of-ana');
    const { tokens, heard } = open(keyStore({ key: 'b' }));
    expect(await tokens.slot().found).toBeNull();
    expect(heard.map(({ event }) => event)).toEqual(['token.unreadable']);
    expect(await open().tokens.slot().found).toBe('token-of-ana');
  });

  test('leave nothing on the disk without a key store, nor what was there before (KSK-14)', async () => {
    await open().tokens.slot().put('token-of-ana');
    await open(keyStore({ isSafe: false }))
      .tokens.slot()
      .put('token-of-rui');
    expect(stored?.guests).toEqual({});
  });

  test('leave nothing when they go while the key store takes its time (DSK-04)', async () => {
    const slow = Promise.withResolvers<void>();
    const place = open(keyStore({ wait: slow.promise })).tokens.slot();
    const putting = place.put('token-of-ana');
    await new Promise(done => setImmediate(done));
    await place.put(null);
    slow.resolve();
    await putting;
    expect(stored?.guests ?? {}).toEqual({});
  });

  test('are wiped from a device that has become a kiosk (KSK-14, PD-40)', async () => {
    await open().tokens.slot().put('token-of-ana');
    open().tokens.wipe();
    expect(stored?.guests).toEqual({});
  });
});

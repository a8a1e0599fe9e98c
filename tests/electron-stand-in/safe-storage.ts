import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { app } from './app.ts';
import { launch } from './launch.ts';
import { strictObject } from './strict.ts';

/**
 * The asynchronous calls alone: the others go with Electron 46. Real encryption under a key that is in no file, as
 * a key store's does not; ELECTRON_STAND_IN_KEY_RING names the store, so that a test can lose it.
 */
const key = () =>
  createHash('sha256')
    .update(`${launch.keyRing}\0${app.getPath('userData')}`)
    .digest();
const MARK = Buffer.from('v11');

export const safeStorage = strictObject('safeStorage', {
  getSelectedStorageBackend: () => (app.isReady() ? launch.keyStore : 'unknown'),

  /** True under basic_text too: in Electron it says that there is a key, not that a key store protects it. */
  isAsyncEncryptionAvailable: () => Promise.resolve(app.isReady()),

  encryptStringAsync(text: string): Promise<Buffer> {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key(), nonce);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Promise.resolve(Buffer.concat([MARK, nonce, cipher.getAuthTag(), body]));
  },

  async decryptStringAsync(encrypted: Buffer): Promise<{ shouldReEncrypt: boolean; result: string }> {
    await app.whenReady();
    if (!encrypted.subarray(0, 3).equals(MARK))
      throw new Error('Ciphertext does not appear to be encrypted.');
    const decipher = createDecipheriv('aes-256-gcm', key(), encrypted.subarray(3, 15));
    decipher.setAuthTag(encrypted.subarray(15, 31));
    const result = decipher.update(encrypted.subarray(31), undefined, 'utf8') + decipher.final('utf8');
    return { shouldReEncrypt: false, result };
  },
});

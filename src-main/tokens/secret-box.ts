import type { SafeStorage } from 'electron';

export type SecretBox = {
  /** False without a key store, or with the key beside the ciphertext: nothing may be written then (KSK-14). */
  isSafe(): Promise<boolean>;
  /** Ciphertext as base64. */
  seal(text: string): Promise<string>;
  /** Null if it can no longer be decrypted: another key ring, a copied disk. A stale one should be sealed again. */
  open(sealed: string): Promise<{ text: string; isStale: boolean } | null>;
};

type System = Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'
>;

/** On Linux a built-in key counts as "available" too, so the store's name is checked as well. */
export function systemSecretBox(system: System, platform: NodeJS.Platform): SecretBox {
  return {
    async isSafe() {
      const isThere = await system.isAsyncEncryptionAvailable().catch(() => false);
      return isThere && (platform !== 'linux' || backendOf(system, platform) !== 'none');
    },
    async seal(text) {
      return (await system.encryptStringAsync(text)).toString('base64');
    },
    async open(sealed) {
      try {
        const { result, shouldReEncrypt } = await system.decryptStringAsync(Buffer.from(sealed, 'base64'));
        return { text: result, isStale: shouldReEncrypt };
      } catch {
        return null;
      }
    },
  };
}

export function backendOf(
  system: Pick<SafeStorage, 'getSelectedStorageBackend'>,
  platform: NodeJS.Platform,
): string {
  if (platform !== 'linux') return platform === 'darwin' ? 'keychain' : 'dpapi';
  const backend = system.getSelectedStorageBackend();
  return ['basic_text', 'unknown'].includes(backend) ? 'none' : backend;
}

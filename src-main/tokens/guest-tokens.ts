import { type Log, toFault } from '../log/log.ts';
import type { PersistedFile } from '../settings/persisted-file.ts';
import type { SecretBox } from './secret-box.ts';
import { noSecrets, type Secrets } from './secrets-file.ts';
import type { TokenSlot } from './token-vault.ts';

/** Encrypted by the system's key store, one entry a guest (PD-40, DSK-03). */
export type GuestTokens = {
  /** The first of a run reuses the last run's token, so that a guest at the desk survives a restart of the app. */
  slot(): TokenSlot;
  /** Deletes all tokens, because a kiosk stores none, not even one from its time as a desk. */
  wipe(): void;
};

export function openGuestTokens(file: PersistedFile<Secrets>, box: SecretBox, log: Log): GuestTokens {
  let slots = 0;

  function write(change: (guests: Secrets['guests']) => Secrets['guests']): void {
    const secrets = file.read() ?? noSecrets;
    try {
      file.write({ ...secrets, guests: change(secrets.guests) });
    } catch (error) {
      log('file.unkept', { file: 'secrets', ...toFault(error) });
    }
  }

  function forget(name: string): void {
    if (!Object.hasOwn(file.read()?.guests ?? {}, name)) return;
    write(({ [name]: _gone, ...others }) => others);
  }

  async function open(sealed: string, name: string): Promise<string | null> {
    const opened = await box.open(sealed);
    if (opened === null) {
      log('token.unreadable', { whose: 'guest' });
      return null;
    }
    if (opened.isStale) {
      const fresh = await box.seal(opened.text);
      if (file.read()?.guests[name] === sealed) write(guests => ({ ...guests, [name]: fresh }));
    }
    return opened.text;
  }

  return {
    slot() {
      slots += 1;
      const name = String(slots);
      let changes = 0;
      const left = slots === 1 ? Object.values(file.read()?.guests ?? {}).at(-1) : undefined;
      if (left !== undefined) write(() => ({ [name]: left }));
      return {
        found: left === undefined ? Promise.resolve(null) : open(left, name),
        async put(token) {
          changes += 1;
          const change = changes;
          if (token === null) return forget(name);
          const sealed = (await box.isSafe()) ? await box.seal(token) : null;
          // The guest may have left while the key store was working.
          if (changes !== change) return;
          if (sealed !== null) return write(guests => ({ ...guests, [name]: sealed }));
          log('token.memoryOnly', { whose: 'guest' });
          forget(name);
        },
      };
    },
    wipe() {
      if (Object.keys(file.read()?.guests ?? {}).length > 0) write(() => ({}));
    },
  };
}

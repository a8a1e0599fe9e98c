import { contextBridge, ipcRenderer } from 'electron';
import type { BridgeLines } from '#shared/bridge-lines.ts';

/** The only access to main (KSK-15): nothing of Electron. Main checks the arguments of a page it cannot trust. */

type Named = (argument: unknown) => unknown;

/** Exposes one function for each line of the table to the page, as `window[global]`. */
export function exposeBridge<Lines extends BridgeLines>(
  global: string,
  lines: Lines,
  channelOf: (name: keyof Lines & string) => string,
): void {
  const exposed: Record<string, Named> = {};
  for (const [name, { kind }] of Object.entries(lines)) {
    const channel = channelOf(name);
    exposed[name] =
      kind === 'call'
        ? argument => ipcRenderer.invoke(channel, argument)
        : listener => listen(channel, listener);
  }
  contextBridge.exposeInMainWorld(global, exposed);
}

/** Passes on the message only: the event itself would give access to Electron. */
function listen(channel: string, listener: unknown): () => void {
  const heard = (_event: unknown, argument: unknown) => {
    if (typeof listener === 'function') listener(argument);
  };
  ipcRenderer.on(channel, heard);
  return () => {
    ipcRenderer.removeListener(channel, heard);
  };
}

import { contextBridge, ipcRenderer } from 'electron';
import { bridge, channelOf } from '#shared/bridge.ts';

/** The only access to main (KSK-15): nothing of Electron. Main checks the arguments of a page it cannot trust. */

type Named = (argument: unknown) => unknown;

const exposed: Record<string, Named> = {};

for (const name of Object.keys(bridge) as (keyof typeof bridge)[]) {
  const channel = channelOf(name);
  exposed[name] =
    bridge[name].kind === 'call'
      ? argument => ipcRenderer.invoke(channel, argument)
      : listener => listen(channel, listener);
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

contextBridge.exposeInMainWorld('pernoite', exposed);

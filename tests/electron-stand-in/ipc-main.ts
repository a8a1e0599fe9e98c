import { strictEmitter } from './strict.ts';

type Handler = (event: Electron.IpcMainInvokeEvent, ...values: unknown[]) => unknown;

class IpcMain extends strictEmitter('ipcMain') {
  /** Named as in Electron, where tests that forge a call find the handlers under the same name. */
  readonly _invokeHandlers = new Map<string, Handler>();

  handle(channel: string, handler: Handler): void {
    if (this._invokeHandlers.has(channel)) {
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    }
    this._invokeHandlers.set(channel, handler);
  }

  removeHandler(channel: string): void {
    this._invokeHandlers.delete(channel);
  }
}

export const ipcMain = new IpcMain();

export async function invoke(event: object, channel: string, values: unknown[]): Promise<unknown> {
  const handler = ipcMain._invokeHandlers.get(channel);
  if (!handler) throw new Error(`No handler registered for '${channel}'`);
  return handler(event as Electron.IpcMainInvokeEvent, ...values);
}

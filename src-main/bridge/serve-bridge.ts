import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron';
import { bridge, channelOf } from '#shared/bridge.ts';
import type { ArgumentOf, BridgeLines, CallOf, Envelope, EventOf, ResultOf } from '#shared/bridge-lines.ts';
import { AppError } from '#shared/errors.ts';
import { staffBridge, staffChannelOf } from '#shared/staff-bridge.ts';
import { isAppAddress, isStaffAddress } from '../security/app-address.ts';

/** The handlers of a page's calls; `from` is the page's own window. */
export type BridgeHandlers<Lines extends BridgeLines, Window> = {
  [Name in CallOf<Lines>]: (
    argument: ArgumentOf<Lines, Name>,
    from: Window,
  ) => Promise<HandlerResult<ResultOf<Lines, Name>>> | HandlerResult<ResultOf<Lines, Name>>;
};
/** The handler of a call without a result may return nothing. */
type HandlerResult<Value> = undefined extends Value ? Value | void : Value;

/** A bridge, and the addresses whose pages may use it. */
export type ServedBridge<Lines extends BridgeLines> = {
  lines: Lines;
  channelOf(name: keyof Lines & string): string;
  isOwn(address: string): boolean;
};

export const guestBridge: ServedBridge<typeof bridge> = { lines: bridge, channelOf, isOwn: isAppAddress };

export const staffPageBridge: ServedBridge<typeof staffBridge> = {
  lines: staffBridge,
  channelOf: staffChannelOf,
  isOwn: isStaffAddress,
};

export type BridgeEndpoint<Lines extends BridgeLines, Window> = {
  /** Undefined for a page whose window is not the app's, or is closed. */
  windowOf(contents: WebContents): Window | undefined;
  handlers: BridgeHandlers<Lines, Window>;
  /** Called for forged calls and for faults of the app. Contains no argument. */
  report(problem: { call: CallOf<Lines>; code: string; cause?: unknown }): void;
};

export function serveBridge<Lines extends BridgeLines, Window>(
  ipc: Pick<IpcMain, 'handle'>,
  served: ServedBridge<Lines>,
  endpoint: BridgeEndpoint<Lines, Window>,
): void {
  for (const [name, { kind }] of Object.entries(served.lines)) {
    if (kind === 'call') {
      ipc.handle(served.channelOf(name), (event, argument: unknown) =>
        respond(name as CallOf<Lines>, event, argument, served, endpoint),
      );
    }
  }
}

async function respond<Lines extends BridgeLines, Window>(
  name: CallOf<Lines>,
  event: IpcMainInvokeEvent,
  argument: unknown,
  served: ServedBridge<Lines>,
  endpoint: BridgeEndpoint<Lines, Window>,
): Promise<Envelope> {
  try {
    const from = findSender(event, served, endpoint);
    const line = served.lines[name];
    if (line?.kind !== 'call') throw new AppError('NOT_FOUND', `${name}: there is no such call`);
    const parsed = line.argument.safeParse(argument);
    if (!parsed.success) throw new AppError('BAD_REQUEST', `${name}: the argument does not fit`);
    const handler = endpoint.handlers[name] as (argument: unknown, from: Window) => unknown;
    const value = await handler(parsed.data, from);
    const result = line.result.safeParse(value);
    if (!result.success) throw new AppError('INTERNAL_SERVER_ERROR', `${name}: the response does not fit`);
    return { value: result.data };
  } catch (cause) {
    const error =
      cause instanceof AppError ? cause : new AppError('INTERNAL_SERVER_ERROR', `${name} failed`, { cause });
    if (['FORBIDDEN', 'BAD_REQUEST', 'INTERNAL_SERVER_ERROR'].includes(error.code)) {
      endpoint.report({ call: name, code: error.code, cause: error.cause });
    }
    return { failure: { code: error.code, message: error.message, details: error.details } };
  }
}

/** Only the top-level page of an app window, at the bridge's own address, may call; frames within it may not. */
function findSender<Lines extends BridgeLines, Window>(
  { sender, senderFrame }: IpcMainInvokeEvent,
  { isOwn }: ServedBridge<Lines>,
  endpoint: BridgeEndpoint<Lines, Window>,
): Window {
  const window = endpoint.windowOf(sender);
  if (!senderFrame || senderFrame.parent !== null || !isOwn(senderFrame.url) || window === undefined) {
    throw new AppError('FORBIDDEN', 'only the app itself may make this call');
  }
  return window;
}

export function sendEvent<Lines extends BridgeLines, Name extends EventOf<Lines>>(
  served: ServedBridge<Lines>,
  contents: WebContents,
  name: Name,
  argument: ArgumentOf<Lines, Name>,
): void {
  if (!contents.isDestroyed()) contents.send(served.channelOf(name), argument);
}

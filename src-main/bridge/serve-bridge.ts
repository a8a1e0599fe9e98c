import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron';
import {
  type Argument,
  bridge,
  type CallName,
  channelOf,
  type Envelope,
  type EventName,
  type Result,
} from '#shared/bridge.ts';
import { AppError } from '#shared/errors.ts';
import { isAppAddress } from '../security/app-address.ts';

/** The handlers of a page's calls; `from` is the page's own window. */
export type BridgeHandlers<Window> = {
  [Name in CallName]: (
    argument: Argument<Name>,
    from: Window,
  ) => Promise<HandlerResult<Result<Name>>> | HandlerResult<Result<Name>>;
};
/** The handler of a call without a result may return nothing. */
type HandlerResult<Value> = undefined extends Value ? Value | void : Value;

export type BridgeEndpoint<Window> = {
  /** Undefined for a page whose window is not the app's, or is closed. */
  windowOf(contents: WebContents): Window | undefined;
  handlers: BridgeHandlers<Window>;
  /** Called for forged calls and for faults of the app. Contains no argument. */
  report(problem: { call: CallName; code: string; cause?: unknown }): void;
};

export function serveBridge<Window>(ipc: Pick<IpcMain, 'handle'>, endpoint: BridgeEndpoint<Window>): void {
  for (const name of Object.keys(bridge) as (keyof typeof bridge)[]) {
    if (bridge[name].kind === 'call') {
      ipc.handle(channelOf(name), (event, argument: unknown) =>
        respond(name as CallName, event, argument, endpoint),
      );
    }
  }
}

async function respond<Window>(
  name: CallName,
  event: IpcMainInvokeEvent,
  argument: unknown,
  endpoint: BridgeEndpoint<Window>,
): Promise<Envelope> {
  try {
    const from = findSender(event, endpoint);
    const line = bridge[name];
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

/** Only the top-level page of an app window, at the app's own address, may call; frames within it may not. */
function findSender<Window>(
  { sender, senderFrame }: IpcMainInvokeEvent,
  endpoint: BridgeEndpoint<Window>,
): Window {
  const window = endpoint.windowOf(sender);
  if (!senderFrame || senderFrame.parent !== null || !isAppAddress(senderFrame.url) || window === undefined) {
    throw new AppError('FORBIDDEN', 'only the app itself may make this call');
  }
  return window;
}

export function sendEvent<Name extends EventName>(
  contents: WebContents,
  name: Name,
  argument: Argument<Name>,
): void {
  if (!contents.isDestroyed()) contents.send(channelOf(name), argument);
}

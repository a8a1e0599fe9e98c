import * as z from 'zod/mini';

/** What the bridges between a page and the main process are made of. */

type Call = { kind: 'call'; argument: z.ZodMiniType; result: z.ZodMiniType };
type Event = { kind: 'event'; argument: z.ZodMiniType };
export type BridgeLines = Readonly<Record<string, Call | Event>>;

export const nothing = z.undefined();

export const call = <Argument extends z.ZodMiniType, Result extends z.ZodMiniType>(
  argument: Argument,
  result: Result,
) => ({ kind: 'call', argument, result }) as const;

export const event = <Argument extends z.ZodMiniType>(argument: Argument) =>
  ({ kind: 'event', argument }) as const;

type Named<Lines extends BridgeLines, Kind extends 'call' | 'event'> = {
  [Name in keyof Lines]: Lines[Name]['kind'] extends Kind ? Name : never;
}[keyof Lines] &
  string;
export type CallOf<Lines extends BridgeLines> = Named<Lines, 'call'>;
export type EventOf<Lines extends BridgeLines> = Named<Lines, 'event'>;

export type ArgumentOf<Lines extends BridgeLines, Name extends keyof Lines> = z.infer<
  Lines[Name]['argument']
>;
export type ResultOf<Lines extends BridgeLines, Name extends keyof Lines> = Lines[Name] extends {
  result: infer Result extends z.ZodMiniType;
}
  ? z.infer<Result>
  : never;

/** The result of a call: an Error would lose its code in transit, so failures are sent as data. */
export const envelope = z.union([
  z.object({ value: z.unknown() }),
  z.object({
    failure: z.object({ code: z.string(), message: z.string(), details: z.optional(z.unknown()) }),
  }),
]);
export type Envelope = z.infer<typeof envelope>;

/** A bridge as the preload exposes it to the page. */
export type ExposedBridge<Lines extends BridgeLines> = {
  [Name in CallOf<Lines>]: (argument: ArgumentOf<Lines, Name>) => Promise<unknown>;
} & { [Name in EventOf<Lines>]: (listener: (argument: unknown) => void) => () => void };

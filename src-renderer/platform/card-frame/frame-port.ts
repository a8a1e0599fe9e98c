import {
  type FrameAppearance,
  type FromCardFrame,
  fromCardFrame,
  type ToCardFrame,
} from '#shared/card-frame.ts';

export type FramePort = { send: (message: ToCardFrame) => void; close: () => void };

type Opening = {
  frame: HTMLIFrameElement;
  /** The card page's. The browser delivers the port to a page of this origin only. */
  origin: string;
  appearance: FrameAppearance;
  /** Names the channel between fields and keys; null on a device with a keyboard. */
  keys: string | null;
};

/** Messages count on this port only, which nobody else has, and in the agreed form (PAY-38); not on the window. */
export function openFramePort(
  { frame, origin, appearance, keys }: Opening,
  take: (message: FromCardFrame) => void,
): FramePort {
  const { port1: port, port2: theirs } = new MessageChannel();
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = fromCardFrame.safeParse(data);
    if (message.success) take(message.data);
  };
  frame.contentWindow?.postMessage({ code: 'CARD_FRAME_OPEN', look: appearance, keys }, origin, [theirs]);
  return { send: message => port.postMessage(message), close: () => port.close() };
}

import { type FrameLook, type FromCardFrame, fromCardFrame, type ToCardFrame } from '#shared/card-frame.ts';

/** The way to a frame of the card page. */
export type FramePort = { tell: (message: ToCardFrame) => void; close: () => void };

type Opening = {
  frame: HTMLIFrameElement;
  /** The card page's. The browser delivers the port to a page of this origin and to no other. */
  origin: string;
  look: FrameLook;
  /** Names the channel between fields and keys; null where there is a keyboard. */
  keys: string | null;
};

/**
 * Opens a frame that has loaded: hands it a port of its own. What comes through it is of that frame, for nobody else
 * has the port, and counts only in the agreed form (PAY-38). Messages to the window are not listened to at all.
 */
export function openFramePort(
  { frame, origin, look, keys }: Opening,
  take: (message: FromCardFrame) => void,
): FramePort {
  const { port1: port, port2: theirs } = new MessageChannel();
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = fromCardFrame.safeParse(data);
    if (message.success) take(message.data);
  };
  frame.contentWindow?.postMessage({ code: 'CARD_FRAME_OPEN', look, keys }, origin, [theirs]);
  return { tell: message => port.postMessage(message), close: () => port.close() };
}

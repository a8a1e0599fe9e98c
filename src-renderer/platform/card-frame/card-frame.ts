import { createEmitter } from '#renderer/platform/state/emitter.ts';
import { noteFrameActivity } from '#renderer/platform/state/frame-activity.ts';
import type {
  CardFieldName,
  CardFieldState,
  FrameAppearance,
  FromCardFrame,
  ToCardFrame,
} from '#shared/card-frame.ts';
import type { CardNetwork } from '#shared/card-networks.ts';
import { AppError } from '#shared/errors.ts';
import { type FramePort, openFramePort } from './frame-port.ts';

/** The app's knowledge of the card that is typed in the frame: never the card itself (PAY-38). */
type CardFrameState = {
  /** `away`: the card page has not responded. */
  step: 'opening' | 'open' | 'away';
  fields: Readonly<Record<CardFieldName, CardFieldState>>;
  height: number | null;
  wantsKeys: boolean;
};

type FrameCard = { token: string; brand: CardNetwork; lastFour: string };

export type CardFrame = {
  read: () => CardFrameState;
  subscribe: (listener: () => void) => () => void;
  open: (frame: HTMLIFrameElement, origin: string, appearance: FrameAppearance, keys: string | null) => void;
  close: () => void;
  giveUp: () => void;
  retry: () => void;
  setAppearance: (appearance: FrameAppearance) => void;
  /** Shows missing or invalid fields and focuses the first. Returns true if there is none. */
  check: () => Promise<boolean>;
  focus: () => void;
  /** Lets the provider tokenize the card; rejects with TOKENIZER_FAILED or NETWORK_UNREACHABLE (PAY-24, PAY-25). */
  tokenize: (holder: { firstName: string; lastName: string }) => Promise<FrameCard>;
};

const blank: CardFrameState = {
  step: 'opening',
  fields: { number: 'empty', expiration: 'empty', cvv: 'empty' },
  height: null,
  wantsKeys: false,
};

/** The frame itself waits 15 s for the provider; for anything else it needs no time. */
const TOKEN_MS = 20_000;
const CHECK_MS = 3_000;

const away = () => new AppError('NETWORK_UNREACHABLE', 'the card page does not respond');
const rejected = () => new AppError('TOKENIZER_FAILED', 'the card provider did not take the card');

type Response = Extract<FromCardFrame, { id: number }>;

export const isCardComplete = ({ fields }: CardFrameState): boolean =>
  Object.values(fields).every(state => state === 'valid');
export const isCardBegun = ({ fields }: CardFrameState): boolean =>
  Object.values(fields).some(state => state !== 'empty');

function fieldAfter(frame: HTMLIFrameElement): HTMLElement | undefined {
  const all = [...(frame.closest('form')?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])];
  return all.find(
    field =>
      frame.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING && !field.matches(':disabled'),
  );
}

export function createCardFrame(): CardFrame {
  const changes = createEmitter();
  let state = blank;
  let element: HTMLIFrameElement | null = null;
  let port: FramePort | null = null;
  const waiting = new Map<number, (response: Response | null) => void>();
  let requests = 0;

  const write = (change: Partial<CardFrameState>) => {
    state = { ...state, ...change };
    changes.notify();
  };
  /** Null if the frame does not respond, or is removed. */
  async function request(make: (id: number) => ToCardFrame, waitMs: number): Promise<Response | null> {
    if (port === null) return null;
    requests += 1;
    const id = requests;
    const { promise, resolve } = Promise.withResolvers<Response | null>();
    waiting.set(id, resolve);
    const late = setTimeout(resolve, waitMs, null);
    port.send(make(id));
    return promise.finally(() => {
      clearTimeout(late);
      waiting.delete(id);
    });
  }
  const take = (message: FromCardFrame) => {
    if (state.step !== 'open') write({ step: 'open' });
    switch (message.code) {
      case 'height':
        // A frame that is out of sight has none, and may report no other one once it is shown.
        return message.height === 0 ? undefined : write({ height: message.height });
      case 'state':
        return write({ fields: message.fields });
      case 'activity':
        return noteFrameActivity();
      case 'keys':
        return write({ wantsKeys: message.wanted });
      case 'next':
        return element === null ? undefined : fieldAfter(element)?.focus();
      case 'submit':
        return element?.closest('form')?.requestSubmit();
      case 'checked':
      case 'tokenized':
      case 'failed':
        return waiting.get(message.id)?.(message);
    }
  };
  const drop = () => {
    port?.close();
    port = null;
    for (const resolve of waiting.values()) resolve(null);
  };

  const focus = () => {
    element?.focus();
    port?.send({ code: 'focus' });
  };

  return {
    read: () => state,
    subscribe: changes.subscribe,
    open(frame, origin, appearance, keys) {
      drop();
      element = frame;
      write({ ...blank, height: state.height });
      port = openFramePort({ frame, origin, appearance, keys }, take);
    },
    close() {
      drop();
      element = null;
      // A frame that was given up stays so until the guest tries again.
      write({ ...blank, step: state.step === 'away' ? 'away' : 'opening' });
    },
    giveUp: () => {
      if (state.step === 'opening') write({ step: 'away' });
    },
    retry: () => write(blank),
    setAppearance: appearance => port?.send({ code: 'look', look: appearance }),
    async check() {
      const response = await request(id => ({ code: 'check', id }), CHECK_MS);
      const isComplete = response?.code === 'checked' && response.isComplete;
      if (!isComplete) focus();
      return isComplete;
    },
    focus,
    async tokenize(holder) {
      const response = await request(id => ({ code: 'tokenize', id, ...holder }), TOKEN_MS);
      if (response?.code === 'tokenized') return response;
      throw response?.code === 'failed' && response.reason === 'TOKENIZER_FAILED' ? rejected() : away();
    },
  };
}

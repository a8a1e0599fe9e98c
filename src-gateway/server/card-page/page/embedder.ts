import {
  type FrameAppearance,
  type FromCardFrame,
  type OpenFrame,
  openFrame,
  type ToCardFrame,
  toCardFrame,
} from '#shared/card-frame.ts';

/** The guest app around this frame. */
type Embedder = {
  opening: OpenFrame;
  notify: (message: FromCardFrame) => void;
};

/** Takes one message from an allowed origin; all else goes through its port, which no other page has (PAY-38). */
export function whenOpened(
  embedders: readonly string[],
  opened: (embedder: Embedder) => (message: ToCardFrame) => void,
): void {
  const receive = ({ source, origin, data, ports }: MessageEvent<unknown>) => {
    const [port] = ports;
    const opening = openFrame.safeParse(data);
    if (window.parent === window || source !== window.parent || !embedders.includes(origin)) return;
    if (!opening.success || port === undefined) return;
    window.removeEventListener('message', receive);
    const take = opened({ opening: opening.data, notify: message => port.postMessage(message) });
    port.onmessage = (event: MessageEvent<unknown>) => {
      const message = toCardFrame.safeParse(event.data);
      if (message.success) take(message.data);
    };
  };
  window.addEventListener('message', receive);
}

const ACTIVE_EVERY_MS = 2_000;

/** Reports activity that the page around cannot see, without its content (PD-38). */
export function reportActivity(notify: Embedder['notify']): void {
  let reportedAt = Number.NEGATIVE_INFINITY;
  const onActivity = () => {
    const now = performance.now();
    if (now - reportedAt < ACTIVE_EVERY_MS) return;
    reportedAt = now;
    notify({ code: 'activity' });
  };
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focusin', 'input']) {
    window.addEventListener(sign, onActivity, { passive: true, capture: true });
  }
}

/** Reports the height of the content, which becomes the frame's height. */
export function reportHeight(notify: Embedder['notify']): void {
  const observer = new ResizeObserver(() => {
    notify({ code: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
  });
  observer.observe(document.body);
}

export function applyAppearance(appearance: FrameAppearance): void {
  const { language, theme, contrast, background, touch, fontSize, reducedMotion } = appearance;
  const root = document.documentElement;
  root.lang = language === 'pt' ? 'pt-BR' : 'en';
  root.dataset['theme'] = theme;
  root.style.background = background;
  root.style.fontSize = `${fontSize}px`;
  root.classList.toggle('contrast', contrast);
  root.classList.toggle('touch', touch);
  root.classList.toggle('still', reducedMotion);
}

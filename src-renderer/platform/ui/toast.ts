import type { AnyKey, TextValues } from '#renderer/platform/i18n/texts.ts';
import { createEmitter } from '#renderer/platform/state/emitter.ts';

export type ToastIntent = 'success' | 'error' | 'info';
export type ToastMessage = {
  intent: ToastIntent;
  textKey: AnyKey;
  values?: TextValues;
  /** For how long it is shown, where that is not as long as all others. */
  shownMs?: number;
};
/** A failure whose text is looked up by its code (ERR-01). */
export type ToastFailure = { intent: 'error'; error: unknown };
export type Toast = ToastMessage | ToastFailure;

const waiting: Toast[] = [];
let show: ((toast: Toast) => void) | null = null;
const arrivals = createEmitter();

/** The app's own channel to the toaster, which is fetched when the first toast comes. */
export const toast = {
  /** Shows a short message; never the only place where a screen says it. */
  notify(message: Toast): void {
    if (show) show(message);
    else {
      waiting.push(message);
      arrivals.notify();
    }
  },
};

/** Called for every toast that comes before the toaster is loaded. Returns the way to stop. */
export const onWaiting = arrivals.subscribe;

export function toastsWaiting(): boolean {
  return waiting.length > 0;
}

/** The toaster cannot be had: what would be shown much later is better not shown. */
export function forgetWaiting(): void {
  waiting.length = 0;
}

/** The toaster takes over, and shows what came before it. Returns the way to let go. */
export function connectToaster(dispatch: (toast: Toast) => void): () => void {
  show = dispatch;
  for (const message of waiting.splice(0)) dispatch(message);
  return () => {
    show = null;
  };
}

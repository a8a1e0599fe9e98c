import type { AnyKey, TextValues } from '#renderer/platform/i18n/texts.ts';
import { createEmitter } from '#renderer/platform/state/emitter.ts';

export type ToastIntent = 'success' | 'error' | 'info';
export type ToastMessage = {
  intent: ToastIntent;
  textKey: AnyKey;
  values?: TextValues;
  shownMs?: number;
};
export type ToastFailure = { intent: 'error'; error: unknown };
export type Toast = ToastMessage | ToastFailure;

const waiting: Toast[] = [];
let show: ((toast: Toast) => void) | null = null;
const arrivals = createEmitter();

export const toast = {
  /** Shows a short message, which the screen must also show elsewhere. */
  notify(message: Toast): void {
    if (show) show(message);
    else {
      waiting.push(message);
      arrivals.notify();
    }
  },
};

/** Called for every toast before the toaster is loaded. Returns a function that stops it. */
export const onWaiting = arrivals.subscribe;

export function toastsWaiting(): boolean {
  return waiting.length > 0;
}

export function forgetWaiting(): void {
  waiting.length = 0;
}

/** Connects the toaster, and shows the waiting toasts. Returns a function that disconnects it. */
export function connectToaster(dispatch: (toast: Toast) => void): () => void {
  show = dispatch;
  for (const message of waiting.splice(0)) dispatch(message);
  return () => {
    show = null;
  };
}

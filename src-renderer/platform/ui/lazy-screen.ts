import type { ComponentType } from 'react';
import { pause } from '#renderer/platform/gateway/pause.ts';
import { isCodeMissing } from '#renderer/platform/i18n/error-text.ts';
import { loadTexts } from '#renderer/platform/i18n/i18n.ts';
import type { Namespace } from '#renderer/platform/i18n/texts.ts';

type Screen = { Component: ComponentType };

const RETRY_MS = 500;

type LoadTexts = (...texts: Namespace[]) => Promise<void>;

export const screen = screenWith(loadTexts);

export function screenWith(texts: LoadTexts) {
  return (load: () => Promise<Screen>, ...namespaces: Namespace[]) =>
    async () => {
      const [{ Component }] = await Promise.all([
        retryMissing(load),
        retryMissing(() => texts(...namespaces)),
      ]);
      return { Component };
    };
}

/** A request may join one that began while the gateway was unreachable, and fail with it; so it is made once more. */
async function retryMissing<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isCodeMissing(error)) throw error;
    await pause(RETRY_MS);
    return load();
  }
}

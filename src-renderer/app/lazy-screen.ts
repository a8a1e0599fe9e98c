import type { ComponentType } from 'react';
import { isCodeMissing } from '#renderer/gateway/error-text.ts';
import { pause } from '#renderer/gateway/pause.ts';
import { loadTexts } from '#renderer/i18n/i18n.ts';
import type { Namespace } from '#renderer/i18n/texts.ts';

type Screen = { Component: ComponentType };

const RETRY_MS = 500;

/** A screen and its texts, fetched side by side. */
export function screen(load: () => Promise<Screen>, ...texts: Namespace[]) {
  return async () => {
    const [{ Component }] = await Promise.all([retryMissing(load), retryMissing(() => loadTexts(...texts))]);
    return { Component };
  };
}

/**
 * Code that does not come is requested once more: a request may join one that began while the gateway was away, and
 * fail with it when the gateway is there again.
 */
async function retryMissing<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isCodeMissing(error)) throw error;
    await pause(RETRY_MS);
    return load();
  }
}

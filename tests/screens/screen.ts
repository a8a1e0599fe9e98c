import type { Page } from '@playwright/test';
import { untilAtRest } from '#tests/journeys/at-rest.ts';
import type { Language } from '#tests/journeys/pages/texts.ts';

type Open = (page: Page, language: Language) => Promise<unknown>;

/** What is pictured, in each language and size. */
export type Screen = {
  /** Name of the picture's file: kebab-case. */
  name: string;
  /** Leads from the start page to the rendered screen. */
  open: Open;
};

export const toScreens = (screens: Record<string, Open>): Screen[] =>
  Object.entries(screens).map(([name, open]) => ({ name, open }));

/** No test's time limit holds while pictures are taken. */
const TIMEOUT_MS = 60_000;

/** Waits until a page that is about to be pictured, and whose traffic is watched, has come to rest. */
export const untilPictureRests = (page: Page): Promise<void> => untilAtRest(page, { timeout: TIMEOUT_MS });

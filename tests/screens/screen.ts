import type { Page } from '@playwright/test';
import { untilAtRest } from '#tests/journeys/at-rest.ts';
import type { Language } from '#tests/journeys/pages/texts.ts';

type Open = (page: Page, language: Language) => Promise<unknown>;

export type Screen = {
  /** Name of the picture's file: kebab-case. */
  name: string;
  open: Open;
};

export const toScreens = (screens: Record<string, Open>): Screen[] =>
  Object.entries(screens).map(([name, open]) => ({ name, open }));

/** No test's time limit holds while pictures are taken. */
const TIMEOUT_MS = 60_000;

export const untilPictureRests = (page: Page): Promise<void> => untilAtRest(page, { timeout: TIMEOUT_MS });

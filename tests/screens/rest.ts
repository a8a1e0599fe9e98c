import type { Page } from '@playwright/test';
import { untilAtRest } from '#tests/journeys/at-rest.ts';

/** No test's time limit holds while pictures are taken. */
const TIMEOUT_MS = 60_000;

/** Waits until a page that is about to be pictured, and whose traffic is watched, has come to rest. */
export const untilPictureRests = (page: Page): Promise<void> => untilAtRest(page, { timeout: TIMEOUT_MS });

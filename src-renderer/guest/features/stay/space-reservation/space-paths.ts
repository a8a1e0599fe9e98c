import { generatePath } from 'react-router';
import * as z from 'zod/mini';
import { spacePages } from '#renderer/platform/paths.ts';
import { spaceReservation } from '#shared/contract/guest/spaces.ts';

export const spacePath = {
  instruction: (spaceId: string) => generatePath(spacePages.instruction, { spaceId }),
  reservation: (spaceId: string) => generatePath(spacePages.reservation, { spaceId }),
};

/** The guest's consent to the instructions: stored in the history entry of the page, so that it survives a reload. */
export const agreedState = z.object({ agreed: z.literal(true) });

export const reservedState = z.object({ reserved: spaceReservation });

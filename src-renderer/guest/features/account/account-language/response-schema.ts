import * as z from 'zod/mini';
import { preferredLanguage } from '#shared/contract/schemas.ts';

export const preferredLanguageResponse = z.object({ preferredLanguage });

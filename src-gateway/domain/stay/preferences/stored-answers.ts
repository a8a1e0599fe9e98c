import * as z from 'zod/mini';
import type { PreferencePart } from '#shared/contract/guest/account.ts';
import { lightingAnswers } from '#shared/contract/guest/preferences.ts';

export type SavedPart = { part: PreferencePart; answers: unknown };

export const storedLighting = z.strictObject({ lighting: lightingAnswers });

/** A guest's stored answers of a part; null without any, and for answers of an earlier form. */
export function parseAnswers<Schema extends z.ZodMiniType>(
  parts: readonly SavedPart[],
  name: PreferencePart,
  schema: Schema,
): z.output<Schema> | null {
  const parsed = schema.safeParse(parts.find(({ part }) => part === name)?.answers);
  return parsed.success ? parsed.data : null;
}

import { and, asc, eq } from 'drizzle-orm';
import { guestPreferences, quizOptions } from './schema/preferences.ts';
import type { Database } from './store.ts';

export type QuizOption = typeof quizOptions.$inferSelect;

export function findQuizOptions(db: Database): Promise<QuizOption[]> {
  return db.select().from(quizOptions).orderBy(asc(quizOptions.rank));
}

/** The guest's latest answers about themselves, as they are stored; null before the first time. */
export async function findAboutYou(db: Database, guestId: string): Promise<unknown> {
  const [row] = await db
    .select({ answers: guestPreferences.answers })
    .from(guestPreferences)
    .where(and(eq(guestPreferences.guestId, guestId), eq(guestPreferences.part, 'ABOUT')));
  return row?.answers ?? null;
}

import { and, asc, eq } from 'drizzle-orm';
import { guestPreferences, quizOptions } from './schema/preferences.ts';
import type { Database } from './store.ts';

/** An option of the quiz as it is stored. */
export type QuizOption = typeof quizOptions.$inferSelect;

/** Every option of the quiz, in the sequence in which guests see them. */
export function findQuizOptions(db: Database): Promise<QuizOption[]> {
  return db.select().from(quizOptions).orderBy(asc(quizOptions.rank));
}

/** What the guest said about themselves the last time, as it is stored; null before the first time. */
export async function findAboutYou(db: Database, guestId: string): Promise<unknown> {
  const [row] = await db
    .select({ answers: guestPreferences.answers })
    .from(guestPreferences)
    .where(and(eq(guestPreferences.guestId, guestId), eq(guestPreferences.part, 'ABOUT')));
  return row?.answers ?? null;
}

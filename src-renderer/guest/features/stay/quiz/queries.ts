import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountQuery } from '#renderer/platform/gateway/account.ts';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import type { Quiz, QuizAnswers } from '#shared/contract/quiz.ts';
import { AppError } from '#shared/errors.ts';

/**
 * The quiz and what the guest said the last time (APS-05). Fetched whenever it is opened, and never shown from a cache:
 * another device may have saved, and a save from here would write old answers over newer ones.
 */
export function useQuizQuery() {
  return useQuery({
    queryKey: queryKeys.quiz(),
    queryFn: ({ signal }) => gateway.quiz.find(undefined, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Whether an option that was chosen is not offered any more. */
export const isNotOffered = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'PREFERENCE_NOT_OFFERED';

/** Lets every page know what was saved; the guide must not send the guest back to the quiz, whatever fails now (CUR-03). */
export function noteSaved(queries: QueryClient, saved: Quiz): void {
  queries.setQueryData(queryKeys.quiz(), saved);
  queries.setQueryData(
    accountQuery().queryKey,
    account => account && { ...account, aboutYou: { isFilled: true } },
  );
  // What fits the guest in each city, as it was before the save: nothing, or what fits no more.
  const forYou = queryKeys.guideList('forYou', '').slice(0, -1);
  queries.removeQueries({ queryKey: forYou, type: 'inactive' });
  // The rings of account and home, the preferences' own flag, and what the guide has for this guest.
  for (const queryKey of [queryKeys.account(), queryKeys.preferences(), queryKeys.guide()])
    void queries.invalidateQueries({ queryKey });
}

/** Saves what the guest said (APS-06). */
export function useSaveQuiz() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answers: QuizAnswers) => gateway.quiz.save(answers),
    onSuccess: saved => noteSaved(queries, saved),
    // The options of now; the save has failed already, and says so.
    onError: error =>
      isNotOffered(error) ? queries.invalidateQueries({ queryKey: queryKeys.quiz() }) : undefined,
  });
}

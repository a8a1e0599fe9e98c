import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { accountQuery } from '#renderer/platform/gateway/guest-queries.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import type { Quiz, QuizAnswers } from '#shared/contract/guest/quiz.ts';
import { AppError } from '#shared/errors.ts';

/** Never shown from a cache: another device may have saved, and a save from here would overwrite that (APS-05). */
export function useQuizQuery() {
  return useQuery({
    queryKey: queryKeys.quiz(),
    queryFn: ({ signal }) => gateway.quiz.find(undefined, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export const isNotOffered = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'PREFERENCE_NOT_OFFERED';

/** The guide must not send the guest back to the quiz, even if a fetch fails now (CUR-03). */
export function noteSaved(queries: QueryClient, saved: Quiz): void {
  queries.setQueryData(queryKeys.quiz(), saved);
  queries.setQueryData(
    accountQuery().queryKey,
    account => account && { ...account, aboutYou: { isFilled: true } },
  );
  const forYou = queryKeys.guideList('forYou', '').slice(0, -1);
  queries.removeQueries({ queryKey: forYou, type: 'inactive' });
  for (const queryKey of [queryKeys.account(), queryKeys.preferences(), queryKeys.guide()])
    void queries.invalidateQueries({ queryKey });
}

export function useSaveQuiz() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answers: QuizAnswers) => gateway.quiz.save(answers),
    onSuccess: saved => noteSaved(queries, saved),
    onError: error =>
      isNotOffered(error) ? queries.invalidateQueries({ queryKey: queryKeys.quiz() }) : undefined,
  });
}

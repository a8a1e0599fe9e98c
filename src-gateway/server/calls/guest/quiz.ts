import { implement } from '@orpc/server';
import { type RequestContext, requireGuest } from '#gateway/domain/request-context.ts';
import { findQuiz } from '#gateway/domain/stay/quiz/find-quiz.ts';
import { saveQuiz } from '#gateway/domain/stay/quiz/save-quiz.ts';
import { contract } from '#shared/contract/guest/contract.ts';

const os = implement(contract).$context<RequestContext>();

export const quizCalls = {
  find: os.quiz.find.handler(({ context }) => findQuiz(context.app.store.db, requireGuest(context))),

  save: os.quiz.save.handler(({ context, input }) => saveQuiz(context.app, requireGuest(context), input)),
};

import { implement } from '@orpc/server';
import { contract } from '#shared/contract/index.ts';
import { type RequestContext, requireGuest } from '../context.ts';
import { findQuiz } from '../quiz/find-quiz.ts';
import { saveQuiz } from '../quiz/save-quiz.ts';

const os = implement(contract).$context<RequestContext>();

/** The quiz about the guest (APS-05, APS-06). */
export const quizCalls = {
  find: os.quiz.find.handler(({ context }) => findQuiz(context.app.store.db, requireGuest(context))),

  save: os.quiz.save.handler(({ context, input }) => saveQuiz(context.app, requireGuest(context), input)),
};

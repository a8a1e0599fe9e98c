import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#gateway/context.ts';
import { isStorableText } from '#gateway/server/http/json-body.ts';
import { writeScenario } from '../registrations/sandbox-registration-service.ts';
import { form, page, resultAt } from './console-form.ts';
import { registrationsPage } from './pages/registrations-page.ts';

const PATH = '/console/registrations';

const reason = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine(text => isStorableText(text) && !/\p{Cc}/u.test(text));

export function consoleRegistrationRoutes(app: AppContext): RouteOptions[] {
  return [
    page(PATH, query => registrationsPage(app, query)),
    form(`${PATH}/service`, async fields => {
      const isDown = fields.get('is') === 'down';
      await writeScenario(app.store.db, { isDown });
      return resultAt(PATH, { done: isDown ? 'registration-down' : 'registration-up' });
    }),
    form(`${PATH}/refuse`, fields => rejectNext(app, fields)),
  ];
}

async function rejectNext(app: AppContext, fields: URLSearchParams): Promise<string> {
  const given = reason.safeParse(fields.get('reason'));
  if (!given.success) return resultAt(PATH, { problem: 'registration-unclear' });
  await writeScenario(app.store.db, { rejectNext: given.data });
  return resultAt(PATH, { done: 'registration-refuse' });
}

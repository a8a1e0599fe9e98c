import { z } from 'zod';
import type { AppContext } from '#gateway/context.ts';
import { deliverRegistrations } from '#gateway/domain/guest/registrations/deliver-registrations.ts';
import type { HttpResponse, HttpRoute } from '#gateway/server/http/http-route.ts';
import { isStorableText } from '#gateway/server/http/json-body.ts';
import { makeRegistrationsDue } from '#gateway/store/registration-queue-store.ts';
import { writeScenario } from '../registrations/sandbox-registration-service.ts';
import { form, page, seeOther } from './console-form.ts';
import { registrationsPage } from './pages/registrations-page.ts';

const PATH = '/console/registrations';

const reason = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine(text => isStorableText(text) && !/\p{Cc}/u.test(text));

export function consoleRegistrationRoutes(app: AppContext): HttpRoute[] {
  return [
    page(PATH, request => registrationsPage(app, request.url.searchParams)),
    form(`${PATH}/service`, async fields => {
      const isDown = fields.get('is') === 'down';
      await writeScenario(app.store.db, { isDown });
      return seeOther(PATH, { done: isDown ? 'registration-down' : 'registration-up' });
    }),
    form(`${PATH}/send`, async () => {
      await makeRegistrationsDue(app.store.db, app.clock.now());
      await deliverRegistrations(app);
      return seeOther(PATH, { done: 'registration-sent' });
    }),
    form(`${PATH}/refuse`, fields => refuseNext(app, fields)),
  ];
}

async function refuseNext(app: AppContext, fields: URLSearchParams): Promise<HttpResponse> {
  const given = reason.safeParse(fields.get('reason'));
  if (!given.success) return seeOther(PATH, { problem: 'registration-unclear' });
  await writeScenario(app.store.db, { refuseNext: given.data });
  return seeOther(PATH, { done: 'registration-refuse' });
}

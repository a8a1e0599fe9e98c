import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#gateway/context.ts';
import { describedReason } from '#gateway/domain/guest/identity-verification/reason-descriptions.ts';
import { isStorableText } from '#gateway/server/http/json-body.ts';
import { findGuestByEmail } from '#gateway/store/guest-store.ts';
import { setValidation } from '#gateway/store/validation-store.ts';
import { type StatusReason, statusReason } from '#shared/contract/guest/validation.ts';
import { emailAddress } from '#shared/contract/schemas.ts';
import { AppError } from '#shared/errors.ts';
import { identityReasons } from '#shared/identity-reasons.ts';
import { identityStatuses } from '#shared/rules/identity-status.ts';
import { verificationPlan, writePlan } from '../verification/sandbox-verification-provider.ts';
import { form, page, resultAt } from './console-form.ts';
import { verificationPage } from './pages/verification-page.ts';

const PATH = '/console/identity';

const verdictFields = z.object({
  email: emailAddress,
  status: z.enum(identityStatuses),
  reasons: z.array(z.enum(identityReasons)),
});

export function consoleVerificationRoutes(app: AppContext): RouteOptions[] {
  const verdictForm = (name: string, give: (app: AppContext, fields: URLSearchParams) => Promise<string>) =>
    form(`${PATH}/${name}`, fields => {
      // Where the reception or another company decides, only they do.
      if (app.config.verificationProvider !== 'sandbox')
        throw new AppError('NOT_FOUND', 'the sandbox gives no verdicts here');
      return give(app, fields);
    });
  return [
    page(PATH, query => verificationPage(app, query)),
    verdictForm('plan', plan),
    verdictForm('guest', giveVerdict),
  ];
}

async function plan(app: AppContext, fields: URLSearchParams): Promise<string> {
  const given = verificationPlan.safeParse({
    verdict: fields.get('verdict'),
    reasons: fields.getAll('reason'),
  });
  if (!given.success) return resultAt(PATH, { problem: 'identity-unclear' });
  await writePlan(app.store.db, given.data);
  return resultAt(PATH, { done: 'identity-plan' });
}

async function giveVerdict(app: AppContext, fields: URLSearchParams): Promise<string> {
  const given = verdictFields.safeParse({
    email: fields.get('guest'),
    status: fields.get('status'),
    reasons: fields.getAll('reason'),
  });
  const other = otherReason(fields);
  if (!given.success || other === 'unclear') return resultAt(PATH, { problem: 'identity-unclear' });
  const { email, status, reasons } = given.data;
  const all = [...reasons.map(describedReason), ...other];
  // Only a rejection has reasons.
  if (status === 'REPROVED' && all.length === 0) return resultAt(PATH, { problem: 'identity-unclear' });
  const guest = await findGuestByEmail(app.store.db, email);
  if (!guest) return resultAt(PATH, { problem: 'no-guest' });
  const verdict = { status, reasons: status === 'REPROVED' ? all : [] };
  await setValidation(app.store.db, guest.id, verdict, app.clock.now());
  return resultAt(PATH, { done: 'identity-guest' });
}

function otherReason(fields: URLSearchParams): StatusReason[] | 'unclear' {
  const code = fields.get('otherCode')?.trim() ?? '';
  const description = fields.get('otherText')?.trim() ?? '';
  if (code === '' && description === '') return [];
  const parsed = statusReason.safeParse({ code, description });
  return parsed.success && description !== '' && isStorableText(description) ? [parsed.data] : 'unclear';
}

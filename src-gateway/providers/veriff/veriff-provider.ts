import type { Logger } from 'pino';
import type { VeriffConfig } from '#gateway/config/verification-config.ts';
import { describedReason } from '#gateway/domain/guest/identity-verification/reason-descriptions.ts';
import type {
  VerificationOutcome,
  VerificationProvider,
} from '#gateway/domain/guest/identity-verification/verification-provider.ts';
import { AppError } from '#shared/errors.ts';
import { veriffClient } from './veriff-client.ts';
import { reasonOf } from './veriff-reasons.ts';
import {
  attemptsResponse,
  createdSession,
  type Decision,
  decisionResponse,
  sessionId,
} from './veriff-schemas.ts';

/** Veriff's hosted flow (docs/decisions/0041). Pictures go from the guest to Veriff alone: nothing here requests them. */
export function veriffProvider(parts: { config: VeriffConfig; log: Logger }): VerificationProvider {
  const { config, log } = parts;
  const send = veriffClient(config);

  /** True once the guest has handed the pictures in, and no decision is there yet. */
  async function isSubmitted(id: string): Promise<boolean> {
    const found = await send({ path: `/sessions/${id}/attempts`, signed: id }, attemptsResponse);
    return found?.verifications.some(({ status }) => status === 'submitted') ?? false;
  }

  return {
    async open({ person: { firstName, lastName } }) {
      const body = JSON.stringify({ verification: { person: { firstName, lastName } } });
      const created = await send({ path: '/sessions', signed: body, body }, createdSession);
      if (!created)
        throw new AppError('SERVICE_UNAVAILABLE', 'Veriff does not know the path of new sessions');
      const { id, url } = created.verification;
      const { origin } = new URL(url);
      if (origin !== config.page) {
        // The content security policy would leave the frame empty.
        log.error({ origin }, 'the page of Veriff has another origin than VERIFF_PAGE');
        throw new AppError('SERVICE_UNAVAILABLE', 'the page of Veriff has another origin than VERIFF_PAGE');
      }
      return { reference: id, address: url };
    },
    async find(reference) {
      // A case of another provider, from before the setting was changed.
      if (!sessionId.safeParse(reference).success) return null;
      const response = await send(
        { path: `/sessions/${reference}/decision`, signed: reference },
        decisionResponse,
      );
      if (response === null) return null;
      const { verification } = response;
      if (!verification) return { outcome: (await isSubmitted(reference)) ? 'PROCESSING' : 'OPEN' };
      if (verification.id.toLowerCase() !== reference.toLowerCase())
        throw new AppError('SERVICE_UNAVAILABLE', 'Veriff responded with the decision of another session');
      return toOutcome(verification);
    },
  };
}

function toOutcome({ status, reasonCode, person, document }: Decision): VerificationOutcome | null {
  switch (status) {
    case 'approved': {
      const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ');
      // Without the document's name nobody knows whose document it was.
      if (name === '') return { outcome: 'REPROVED', reasons: [describedReason('DOCUMENT_DATA_MISMATCH')] };
      return { outcome: 'APPROVED', name };
    }
    case 'declined':
    case 'resubmission_requested': {
      const code = reasonOf({ code: reasonCode ?? null, documentType: document?.type ?? null });
      return { outcome: 'REPROVED', reasons: [describedReason(code)] };
    }
    case 'expired':
    case 'abandoned':
      return null;
    case 'created':
    case 'started':
      return { outcome: 'OPEN' };
    // `submitted`, `review`, and whatever a later release calls undecided: the reception can always decide.
    default:
      return { outcome: 'PROCESSING' };
  }
}

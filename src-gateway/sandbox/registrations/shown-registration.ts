import { z } from 'zod';
import { guestBody, reservationBody } from '#gateway/domain/guest/registrations/registration-body.ts';

const received = z.object({ reserva: reservationBody.optional(), hospede: guestBody });

/** The last digits of a document that are shown. */
const SHOWN = 2;

const masked = (number: string): string =>
  `${'•'.repeat(Math.max(0, number.length - SHOWN))}${number.slice(-SHOWN)}`;

const maskedDocument = (document: { numero_documento: string; tipo_documento_id: string }) => ({
  ...document,
  numero_documento: masked(document.numero_documento),
});

const filled = (fields: object): string[] =>
  Object.entries(fields)
    .filter(([, value]) => typeof value !== 'object' && value !== undefined && value !== '')
    .map(([name]) => name);

/** Personal values stay with the service; of a document only its kind and last digits are shown (BEY-19). */
export function shownRegistration(body: unknown): object {
  const parsed = received.safeParse(body);
  if (!parsed.success) return {};
  const { reserva, hospede } = parsed.data;
  const { documento_id: document, contato, ...person } = hospede.dados_pessoais;
  return {
    ...(reserva && { reserva }),
    hospede: {
      is_principal: hospede.is_principal,
      dados_ficha: hospede.dados_ficha,
      dados_pessoais: {
        ...(document && { documento_id: maskedDocument(document) }),
        preenchidos: [...filled(person), ...filled(contato).map(name => `contato.${name}`)],
      },
      ...(hospede.responsavel && { responsavel: maskedDocument(hospede.responsavel) }),
    },
  };
}

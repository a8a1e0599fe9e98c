import { z } from 'zod';
import type { FnrhConfig } from '#gateway/config/fnrh-config.ts';
import type {
  Domains,
  GuestBody,
  PersonBody,
  ReservationBody,
} from '#gateway/domain/guest/registrations/registration-body.ts';
import {
  type RegistrationEventKind,
  RegistrationFailure,
  type RegistrationService,
  type RegistrationServices,
} from '#gateway/domain/guest/registrations/registration-service.ts';
import { type FnrhClient, fnrhClient } from './fnrh-client.ts';

/** By the documents of version 2.3 and 2.4 (BEY-19); not tested against the service (docs/decisions/0029). */

const domainPaths: Record<keyof Domains, string> = {
  motivo_viagem_id: '/dominios/fnrh/motivos_viagem',
  meio_transporte_id: '/dominios/fnrh/meios_transporte',
  tipo_documento_id: '/dominios/pessoas/tipos_documento',
  genero_id: '/dominios/pessoas/generos',
  raca_id: '/dominios/pessoas/racas',
  deficiencia_id: '/dominios/pessoas/opcao_deficiencia',
  tipo_deficiencia_id: '/dominios/pessoas/tipos_deficiencia',
};

const domainValue = z.object({ id: z.string() });
const domainResponse = z.union([
  z.array(domainValue),
  z.object({ dados: z.array(domainValue) }).transform(({ dados }) => dados),
]);

const registered = z.object({
  dados: z.object({
    reserva: z.object({ reserva_id: z.string().min(1) }),
    // Missing or empty if the service took the reservation and not its guests.
    dados_hospedes: z.array(z.object({ hospede_id: z.string().min(1) })).default([]),
  }),
});

/** A list, at the top, below `dados`, or below its own name. */
function listSchema<T extends z.ZodType>(item: T, name: string) {
  return z.preprocess(given => {
    const within = (value: unknown, key: string): unknown =>
      typeof value === 'object' && value !== null && key in value
        ? (value as Record<string, unknown>)[key]
        : undefined;
    const dados = within(given, 'dados');
    const lists = [given, dados, within(given, name), within(dados, name)];
    return lists.find(Array.isArray);
  }, z.array(item));
}

const listedReservations = listSchema(
  z.object({ reserva_id: z.string().min(1), numero_reserva: z.string() }),
  'reservas',
);

const situation = z.string().optional();
const personWithin = z.object({ pessoa_id: z.string().optional() }).optional();
const listedGuests = listSchema(
  z
    .object({
      hospede_id: z.string().min(1),
      situacao_hospede_id: situation,
      situacao_hospede: situation,
      situacao_id: situation,
      pessoa_id: z.string().optional(),
      hospede: personWithin,
      pessoa: personWithin,
    })
    .transform(guest => ({
      guestNumber: guest.hospede_id,
      situation: guest.situacao_hospede_id ?? guest.situacao_hospede ?? guest.situacao_id ?? '',
      personNumber: guest.pessoa_id ?? guest.hospede?.pessoa_id ?? guest.pessoa?.pessoa_id ?? null,
    })),
  'hospedes',
);

const personId = z.object({ pessoa_id: z.string().min(1) });
const personResponse = z.union([
  personId,
  z.object({ dados: personId }).transform(({ dados }) => dados),
  z.object({ pessoa: personId }).transform(({ pessoa }) => pessoa),
  z.object({ dados: z.object({ pessoa: personId }) }).transform(({ dados }) => dados.pessoa),
]);

const guestId = z.object({ hospede_id: z.string().min(1) });
const addedGuest = z.union([guestId, z.object({ dados: guestId }).transform(({ dados }) => dados)]);

const PATH_OF: Record<RegistrationEventKind, string> = {
  CHECK_IN: 'checkin',
  CHECK_OUT: 'checkout',
  NO_SHOW: 'noshow',
};

/** The service's lists of values are cached this long. */
const DOMAINS_FOR_MS = 24 * 3_600_000;
/** The service does not filter by a reservation's number, so it is searched in the reservations of its dates. */
const MAX_PAGES = 20;

const json = (value: unknown) => ({ type: 'application/json' as const, text: JSON.stringify(value) });
const part = (value: string) => encodeURIComponent(value);

export function fnrhServices(config: FnrhConfig): RegistrationServices {
  const services = new Map(
    Object.keys(config.hotels).map(hotelId => [hotelId, fnrhService(fnrhClient(config, hotelId))]),
  );
  return { of: hotelId => services.get(hotelId) ?? null };
}

function fnrhService(send: FnrhClient): RegistrationService {
  const domains = cachedDomains(send);

  async function get<T>(path: string, schema: z.ZodType<T>): Promise<T> {
    const found = await send({ method: 'GET', path }, schema);
    if (found === null) throw new RegistrationFailure('UNKNOWN', 'nothing');
    return found;
  }

  const fetchGuests = (reservation: string) => get(`/reservas/${part(reservation)}/hospedes`, listedGuests);

  async function fetchPage(query: Record<string, string>) {
    return get(`/reservas?${new URLSearchParams(query).toString()}`, listedReservations);
  }

  async function personNumber(person: PersonBody): Promise<string> {
    const { documento_id: document, contato, ...rest } = person;
    if (!document) throw new RegistrationFailure('REFUSED', 'no document');
    // The address contains a person's document; nothing here logs an address.
    const path = `/pessoas/documento/${part(document.tipo_documento_id)}/${part(document.numero_documento)}`;
    const known = await send({ method: 'GET', path }, personResponse, { orNull: true });
    const found =
      known ??
      (await send(
        { method: 'POST', path: '/pessoas', body: json({ pessoa: { ...rest, ...document, ...contato } }) },
        personResponse,
      ));
    if (!found) throw new RegistrationFailure('UNKNOWN', 'no person');
    return found.pessoa_id;
  }

  return {
    domains,
    guestsOf: fetchGuests,

    async register(stay) {
      const response = await send(
        { method: 'POST', path: '/hospedagem/registrar', body: json(stay) },
        registered,
      );
      if (!response) throw new RegistrationFailure('UNKNOWN', 'nothing');
      const { reserva, dados_hospedes: guests } = response.dados;
      return {
        reservationNumber: reserva.reserva_id,
        guestNumbers: guests.map(({ hospede_id }) => hospede_id),
      };
    },

    async findReservation({ numero_reserva: number, data_entrada, data_saida }: ReservationBody) {
      const isIt = (found: { numero_reserva: string }) => found.numero_reserva === number;
      const byNumber = (await fetchPage({ codigo_reserva: number, page_number: '1' })).find(isIt);
      if (byNumber) return byNumber.reserva_id;
      // A hotel that runs it found that reservations are not found by their number.
      for (let page = 1, before = ''; page <= MAX_PAGES; page += 1) {
        const listed = await fetchPage({ data_entrada, data_saida, page_number: String(page) });
        const found = listed.find(isIt);
        if (found) return found.reserva_id;
        const first = listed[0]?.reserva_id ?? '';
        if (first === '' || first === before) return null;
        before = first;
      }
      return null;
    },

    async addGuest(reservation: string, guest: GuestBody) {
      const person = await personNumber(guest.dados_pessoais);
      const known = (await fetchGuests(reservation)).find(other => other.personNumber === person);
      if (known) return known.guestNumber;
      const added = await send(
        {
          method: 'POST',
          path: `/reservas/${part(reservation)}/hospedes`,
          body: json({
            pessoa_id: person,
            is_principal: false,
            situacao_hospede_id: guest.situacao_hospede,
            fnrh: guest.dados_ficha,
          }),
        },
        addedGuest,
      );
      if (!added) throw new RegistrationFailure('UNKNOWN', 'no guest');
      return added.hospede_id;
    },

    async report(guestNumber, kind, happenedAt) {
      await send(
        {
          method: 'PATCH',
          path: `/hospedes/${part(guestNumber)}/${PATH_OF[kind]}`,
          body: { type: 'text/plain', text: happenedAt.toISOString() },
        },
        z.unknown(),
      );
    },
  };
}

function cachedDomains(send: FnrhClient): () => Promise<Domains> {
  let cached: { at: number; lists: Promise<Domains> } | null = null;
  const read = async () => {
    const lists: Partial<Record<keyof Domains, string[]>> = {};
    for (const [field, path] of Object.entries(domainPaths) as [keyof Domains, string][]) {
      const values = (await send({ method: 'GET', path }, domainResponse)) ?? [];
      if (values.length === 0) throw new RegistrationFailure('UNSENT', 'empty list');
      lists[field] = values.map(({ id }) => id);
    }
    return lists as Domains;
  };
  return async () => {
    if (!cached || performance.now() - cached.at > DOMAINS_FOR_MS) {
      const lists = read().catch((error: unknown) => {
        cached = null;
        // Nothing was sent yet, whatever became of this request.
        throw error instanceof RegistrationFailure ? new RegistrationFailure('UNSENT', error.code) : error;
      });
      cached = { at: performance.now(), lists };
    }
    return cached.lists;
  };
}

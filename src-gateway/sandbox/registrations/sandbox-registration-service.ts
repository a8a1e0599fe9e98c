import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  type Domains,
  fieldOutsideDomains,
  type GuestBody,
  type ReservationBody,
} from '#gateway/domain/guest/registrations/registration-body.ts';
import {
  type RegistrationEventKind,
  RegistrationFailure,
  type RegistrationService,
} from '#gateway/domain/guest/registrations/registration-service.ts';
import { isCityOf } from '#gateway/domain/hotel/reference/brazil-cities.ts';
import { isCountryCode } from '#gateway/domain/hotel/reference/countries.ts';
import type { Clock } from '#gateway/platform/clock.ts';
import {
  findSandboxGuest,
  findSandboxGuests,
  insertSandboxGuests,
  type SandboxGuest,
  sandboxReservation,
  setSandboxSituation,
} from '#gateway/store/sandbox-registration-store.ts';
import { readSetting, writeSetting } from '#gateway/store/settings-store.ts';
import type { Database, Store } from '#gateway/store/store.ts';
import { isLocalDate } from '#shared/local-date.ts';
import { BRAZIL } from '#shared/rules/brazil-address.ts';
import { isCpf } from '#shared/rules/cpf-cnpj.ts';
import {
  disabilities,
  disabilityKinds,
  lawReasons,
  lawTransports,
  races,
} from '#shared/rules/guest-registration.ts';

/** The values of the service's documents, version 2.3. The real service is queried for its own. */
const documentedDomains: Domains = {
  motivo_viagem_id: lawReasons,
  meio_transporte_id: lawTransports,
  tipo_documento_id: ['CPF', 'PASSAPORTE'],
  genero_id: ['HOMEM', 'MULHER', 'OUTRO', 'NAOINFORMADO'],
  raca_id: races,
  deficiencia_id: disabilities,
  tipo_deficiencia_id: disabilityKinds,
};

const SETTING = 'sandbox-registration';
const sandboxScenario = z.object({
  isDown: z.boolean(),
  /** Rejects the next registration for this reason; null for none. */
  rejectNext: z.string().nullable(),
});
type SandboxScenario = z.infer<typeof sandboxScenario>;

export async function readScenario(db: Database): Promise<SandboxScenario> {
  const parsed = sandboxScenario.safeParse(await readSetting(db, SETTING));
  return parsed.success ? parsed.data : { isDown: false, rejectNext: null };
}

export async function writeScenario(db: Database, change: Partial<SandboxScenario>): Promise<void> {
  await writeSetting(db, SETTING, { ...(await readScenario(db)), ...change });
}

const rejected = (text: string) => new RegistrationFailure('REFUSED', '400', text);

/** The ministry's service for a machine without an account there: the same rules, and the console shows its data. */
export function sandboxRegistrationService({
  store,
  clock,
}: {
  store: Store;
  clock: Clock;
}): RegistrationService {
  const { db } = store;

  async function open(): Promise<SandboxScenario> {
    const scenario = await readScenario(db);
    if (scenario.isDown) throw new RegistrationFailure('UNSENT', 'down');
    return scenario;
  }

  async function take(scenario: SandboxScenario): Promise<void> {
    if (scenario.rejectNext === null) return;
    await writeScenario(db, { rejectNext: null });
    throw rejected(scenario.rejectNext);
  }

  const toRow = (
    reservation: { number: string; external: string },
    reserva: ReservationBody | null,
    hospede: GuestBody,
  ): SandboxGuest => ({
    guestNumber: randomUUID(),
    reservationNumber: reservation.number,
    externalNumber: reservation.external,
    situation: 'PRECHECKIN_REALIZADO',
    body: reserva ? { reserva, hospede } : { hospede },
    createdAt: clock.now(),
    updatedAt: clock.now(),
  });

  return {
    domains: async () => documentedDomains,

    async register({ reserva, dados_hospede }) {
      await take(await open());
      rejectReservation(reserva);
      dados_hospede.forEach(rejectGuest);
      const reservation = { number: randomUUID(), external: reserva.numero_reserva };
      const rows = dados_hospede.map(guest => toRow(reservation, reserva, guest));
      const isNew = await insertSandboxGuests(db, reservation.external, rows);
      if (!isNew) throw rejected('numero_reserva já existe');
      return {
        reservationNumber: reservation.number,
        guestNumbers: rows.map(({ guestNumber }) => guestNumber),
      };
    },

    async findReservation({ numero_reserva }) {
      await open();
      return sandboxReservation(db, numero_reserva);
    },

    async addGuest(reservationNumber, guest) {
      const scenario = await open();
      const [first, ...others] = await findSandboxGuests(db, reservationNumber);
      if (!first) throw rejected('reserva não encontrada');
      const known = [first, ...others].find(
        other => parseDocument(other.body) === parseDocument({ hospede: guest }),
      );
      if (known) return known.guestNumber;
      await take(scenario);
      rejectGuest(guest);
      const row = toRow({ number: reservationNumber, external: first.externalNumber }, null, guest);
      await insertSandboxGuests(db, null, [row]);
      return row.guestNumber;
    },

    async guestsOf(reservationNumber) {
      await open();
      const rows = await findSandboxGuests(db, reservationNumber);
      return rows.map(({ guestNumber, situation }) => ({ guestNumber, situation }));
    },

    async report(guestNumber, kind) {
      await open();
      const guest = await findSandboxGuest(db, guestNumber);
      if (!guest) throw rejected('hóspede não encontrado');
      const { from, to } = transitions[kind];
      if (!from.includes(guest.situation)) throw rejected(`hóspede em ${guest.situation}`);
      await setSandboxSituation(db, guestNumber, to, clock.now());
    },
  };
}

/** The allowed transitions; reporting the same twice is rejected. */
const transitions: Record<RegistrationEventKind, { from: readonly string[]; to: string }> = {
  CHECK_IN: { from: ['PRECHECKIN_REALIZADO'], to: 'CHECKIN_REALIZADO' },
  CHECK_OUT: { from: ['CHECKIN_REALIZADO'], to: 'CHECKOUT_REALIZADO' },
  NO_SHOW: { from: ['PRECHECKIN_REALIZADO'], to: 'NOSHOW_REALIZADO' },
};

const storedBody = z.object({
  hospede: z.object({
    dados_pessoais: z.object({ documento_id: z.object({ numero_documento: z.string() }).optional() }),
  }),
});

function parseDocument(body: unknown): string | undefined {
  const parsed = storedBody.safeParse(body);
  return parsed.data?.hospede.dados_pessoais.documento_id?.numero_documento;
}

function rejectReservation(reserva: ReservationBody): void {
  const { data_entrada, data_saida, quantidade_hospede_adulto: adults } = reserva;
  if (reserva.numero_reserva === '') throw rejected('numero_reserva é obrigatório');
  if (!isLocalDate(data_entrada) || !isLocalDate(data_saida) || data_saida <= data_entrada)
    throw rejected('data_entrada e data_saida inválidas');
  if (adults < 1) throw rejected('quantidade_hospede_adulto inválida');
  if (!['MEIOHOSPEDAGEM', 'OTA'].includes(reserva.origem_reserva_id))
    throw rejected('origem_reserva_id fora do domínio');
}

/** An adult needs every field; a minor a name and a responsible adult. */
function rejectGuest(guest: GuestBody): void {
  const outside = fieldOutsideDomains(guest, documentedDomains);
  if (outside !== null) throw rejected(`${outside} fora do domínio`);
  const person = guest.dados_pessoais;
  const document = guest.responsavel ?? person.documento_id;
  if (person.nome.trim() === '') throw rejected('nome é obrigatório');
  if (!document) throw rejected('documento_id é obrigatório');
  if (document.tipo_documento_id === 'CPF' && !isCpf(document.numero_documento))
    throw rejected('CPF inválido');
  if (!guest.responsavel) {
    if (!person.data_nascimento || !isLocalDate(person.data_nascimento))
      throw rejected('data_nascimento é obrigatória');
    if (!person.PaisNacionalidade_id || !isCountryCode(person.PaisNacionalidade_id))
      throw rejected('PaisNacionalidade_id inválido');
  }
  if (person.genero_id === 'OUTRO' && person.GeneroDescricao === '')
    throw rejected('GeneroDescricao é obrigatória');
  if (person.deficiencia_id === 'SIM' && person.tipo_deficiencia_id === '')
    throw rejected('tipo_deficiencia_id é obrigatório');
  rejectContact(person.contato);
}

function rejectContact(contact: GuestBody['dados_pessoais']['contato']): void {
  const { PaisResidencia_id: country, cidade_id: city, estado_id: state } = contact;
  if (contact.logradouro === '') throw rejected('logradouro é obrigatório');
  if (!isCountryCode(country)) throw rejected('PaisResidencia_id inválido');
  if (country === BRAZIL && (!city || !state || !isCityOf(state, String(city))))
    throw rejected('cidade_id inválida');
}

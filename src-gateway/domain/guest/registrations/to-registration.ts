import { findCityCode, findStateCode, isCityOf } from '#gateway/domain/hotel/reference/brazil-cities.ts';
import type { Guest } from '#gateway/store/guest-store.ts';
import type { StoredAddress } from '#gateway/store/personal-info-store.ts';
import type { RegistrationAnswers, TripMotivation } from '#shared/contract/guest/check-in.ts';
import type { Gender } from '#shared/contract/guest/personal-info.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { BRAZIL } from '#shared/rules/brazil-address.ts';
import { countryOfNumber } from '#shared/rules/country-numbers.ts';
import { lawReasonOf, lawTransportOf, type RegistrationGap } from '#shared/rules/guest-registration.ts';
import type { GuestBody, PersonBody, RegistrationData, ReservationBody } from './registration-body.ts';

export type RegistrationSource = {
  guest: RegisteredGuest;
  address: StoredAddress | null;
  trip: TripMotivation | null;
  answers: RegistrationAnswers | null;
  /** Names of the room's minors, if this adult was the first to check in. */
  minors: readonly string[];
  stay: RegisteredStay;
};

type RegisteredGuest = Pick<
  Guest,
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'socialName'
  | 'dateOfBirth'
  | 'nationality'
  | 'gender'
  | 'phoneCode'
  | 'phone'
>;

export type RegisteredStay = {
  /** `numero_reserva`. */
  number: string;
  partnerCode: string | null;
  arrival: LocalDate;
  departure: LocalDate;
  adults: number;
  minors: number;
};

/** The law's values (PER-06); genders without one are OUTRO with the guest's own word. */
const genders: Record<Gender, { id: string; description: string }> = {
  WomanCIS: { id: 'MULHER', description: '' },
  TransWoman: { id: 'MULHER', description: '' },
  ManCIS: { id: 'HOMEM', description: '' },
  TransMan: { id: 'HOMEM', description: '' },
  Travesti: { id: 'OUTRO', description: 'Travesti' },
  Nonbinary: { id: 'OUTRO', description: 'Não binário' },
};

/** One adult's registration with the minors under them, or its missing fields; nothing is guessed. */
export function toRegistration(
  source: RegistrationSource,
): { data: RegistrationData; missing: [] } | { data: null; missing: RegistrationGap[] } {
  const { guest, address, trip, answers, stay } = source;
  const nationality = guest.nationality === null ? null : countryOfNumber(guest.nationality);
  const contact = address && toContact(guest, address);
  const card = trip && toCard(trip, answers);
  if (nationality === null || !contact || !answers || !card || contact === 'city')
    return {
      data: null,
      missing: [
        ...(nationality === null ? (['nationality'] as const) : []),
        ...(contact === 'city' ? (['city'] as const) : contact ? [] : (['address'] as const)),
        ...(answers ? [] : (['document'] as const)),
        ...(card ? [] : (['tripMotivation'] as const)),
      ],
    };
  const document = { numero_documento: answers.document.number, tipo_documento_id: documentType(answers) };
  const adulto: GuestBody = {
    is_principal: true,
    situacao_hospede: 'PRECHECKIN_REALIZADO',
    dados_pessoais: {
      nome: `${guest.firstName} ${guest.lastName}`,
      nome_social: guest.socialName ?? '',
      PaisNacionalidade_id: nationality,
      ...toGender(guest.gender),
      data_nascimento: guest.dateOfBirth,
      raca_id: answers.race ?? 'NAOINFORMAR',
      ...toDisability(answers),
      documento_id: document,
      contato: contact,
    },
    dados_ficha: card,
  };
  const menores = source.minors.map(name => toMinor(name, adulto, document));
  return { data: { reserva: toReservation(stay), adulto, menores }, missing: [] };
}

const documentType = ({ document }: RegistrationAnswers) =>
  document.type === 'PASSPORT' ? 'PASSAPORTE' : document.type;

function toReservation({ number, partnerCode, ...stay }: RegisteredStay): ReservationBody {
  return {
    numero_reserva: number,
    numero_reserva_ota: partnerCode ?? '',
    data_entrada: stay.arrival,
    data_saida: stay.departure,
    quantidade_hospede_adulto: stay.adults,
    quantidade_hospede_menor: stay.minors,
    origem_reserva_id: partnerCode === null ? 'MEIOHOSPEDAGEM' : 'OTA',
  };
}

/** The law's values for the trip; null if OTHER is not explained yet (PD-47). */
function toCard(trip: TripMotivation, answers: RegistrationAnswers | null): GuestBody['dados_ficha'] | null {
  const { travelReasonId: reason, transportationModeId: mode } = trip;
  const motivo = reason === 'OTHER' ? answers?.lawReason : lawReasonOf[reason];
  const meio = mode === 'OTHER' ? answers?.lawTransport : lawTransportOf[mode];
  return motivo && meio ? { motivo_viagem_id: motivo, meio_transporte_id: meio } : null;
}

function toGender(gender: Gender | null): Pick<PersonBody, 'genero_id' | 'GeneroDescricao'> {
  const { id, description } = gender ? genders[gender] : { id: 'NAOINFORMADO', description: '' };
  return { genero_id: id, GeneroDescricao: description };
}

function toDisability({
  disability = 'NAOINFORMAR',
  disabilityKind,
}: RegistrationAnswers): Pick<PersonBody, 'deficiencia_id' | 'tipo_deficiencia_id'> {
  const kind = disability === 'SIM' ? (disabilityKind ?? '') : '';
  return { deficiencia_id: disability, tipo_deficiencia_id: kind };
}

const digits = (written: string) => written.replace(/\D/g, '');

/** `city` for an address in Brazil whose city is not one of its state. */
function toContact(guest: RegisteredGuest, address: StoredAddress): PersonBody['contato'] | 'city' {
  const isBrazilian = address.country === BRAZIL;
  const residence = isBrazilian ? toBrazilianCity(address) : {};
  if (residence === null) return 'city';
  return {
    email: guest.email,
    telefone: guest.phoneCode === '55' ? guest.phone : `${guest.phoneCode}${guest.phone}`,
    cep: isBrazilian ? digits(address.postCode) : address.postCode,
    logradouro: address.street,
    numero: address.number ?? '',
    complemento: address.complement ?? '',
    bairro: address.neighborhood ?? '',
    PaisResidencia_id: address.country,
    ...residence,
  };
}

function toBrazilianCity({ uf: given, state, ibgeCityCode, city }: StoredAddress) {
  const uf = given ?? findStateCode(state);
  if (uf === null) return null;
  const code = ibgeCityCode !== null && isCityOf(uf, ibgeCityCode) ? ibgeCityCode : findCityCode(uf, city);
  return code === null ? null : { cidade_id: Number(code), estado_id: uf };
}

/** A minor has no account: birth date and document are checked at the desk and not stored here. */
function toMinor(
  name: string,
  { dados_pessoais: adult, dados_ficha }: GuestBody,
  responsavel: NonNullable<GuestBody['responsavel']>,
): GuestBody {
  return {
    is_principal: false,
    situacao_hospede: 'PRECHECKIN_REALIZADO',
    dados_pessoais: {
      nome: name,
      nome_social: '',
      ...toGender(null),
      raca_id: 'NAOINFORMAR',
      deficiencia_id: 'NAOINFORMAR',
      tipo_deficiencia_id: '',
      contato: adult.contato,
    },
    responsavel,
    dados_ficha,
  };
}

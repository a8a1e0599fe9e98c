import { z } from 'zod';

/** The FNRH's interface, version 2.3 (BEY-19): its names, and empty strings for empty optional texts. */

const text = z.string();

export const reservationBody = z.object({
  numero_reserva: text,
  numero_reserva_ota: text,
  /** `YYYY-MM-DD`. */
  data_entrada: text,
  data_saida: text,
  quantidade_hospede_adulto: z.int(),
  quantidade_hospede_menor: z.int(),
  origem_reserva_id: text,
});
export type ReservationBody = z.infer<typeof reservationBody>;

const documentBody = z.object({ numero_documento: text, tipo_documento_id: text });

const contactBody = z.object({
  email: text,
  /** Digits. */
  telefone: text,
  cep: text,
  logradouro: text,
  numero: text,
  complemento: text,
  bairro: text,
  PaisResidencia_id: text,
  /** IBGE's number; left out for an address outside Brazil. */
  cidade_id: z.int().optional(),
  estado_id: text.optional(),
});

const personBody = z.object({
  nome: text,
  nome_social: text,
  PaisNacionalidade_id: text.optional(),
  genero_id: text,
  GeneroDescricao: text,
  data_nascimento: text.optional(),
  raca_id: text,
  deficiencia_id: text,
  tipo_deficiencia_id: text,
  documento_id: documentBody.optional(),
  contato: contactBody,
});
export type PersonBody = z.infer<typeof personBody>;

const cardBody = z.object({ motivo_viagem_id: text, meio_transporte_id: text });

export const guestBody = z.object({
  is_principal: z.boolean(),
  situacao_hospede: text,
  dados_pessoais: personBody,
  /** The adult who is responsible for a minor; left out for an adult. */
  responsavel: documentBody.optional(),
  dados_ficha: cardBody,
});
export type GuestBody = z.infer<typeof guestBody>;

/** The stored part of one adult's registration, until it is accepted. */
export const registrationData = z.object({
  reserva: reservationBody,
  adulto: guestBody,
  menores: z.array(guestBody),
});
export type RegistrationData = z.infer<typeof registrationData>;

export type StayBody = { reserva: ReservationBody; dados_hospede: GuestBody[] };

export type Domains = Record<(typeof domainFields)[number], readonly string[]>;
export const domainFields = [
  'motivo_viagem_id',
  'meio_transporte_id',
  'tipo_documento_id',
  'genero_id',
  'raca_id',
  'deficiencia_id',
  'tipo_deficiencia_id',
] as const;

export function fieldOutsideDomains(
  { dados_pessoais: person, responsavel, dados_ficha: card }: GuestBody,
  domains: Domains,
): string | null {
  const documents = [person.documento_id, responsavel].flatMap(document => document?.tipo_documento_id ?? []);
  const values: [keyof Domains, string][] = [
    ['motivo_viagem_id', card.motivo_viagem_id],
    ['meio_transporte_id', card.meio_transporte_id],
    ...documents.map((type): [keyof Domains, string] => ['tipo_documento_id', type]),
    ['genero_id', person.genero_id],
    ['raca_id', person.raca_id],
    ['deficiencia_id', person.deficiencia_id],
    ...(person.tipo_deficiencia_id === ''
      ? []
      : [['tipo_deficiencia_id', person.tipo_deficiencia_id] satisfies [keyof Domains, string]]),
  ];
  return values.find(([field, value]) => !domains[field].includes(value))?.[0] ?? null;
}

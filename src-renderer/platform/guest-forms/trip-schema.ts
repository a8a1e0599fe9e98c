import * as z from 'zod/mini';
import { isCpf } from '#shared/rules/cpf-cnpj.ts';
import {
  disabilities,
  disabilityKinds,
  lawReasonsForOther,
  lawTransportsForOther,
  races,
} from '#shared/rules/guest-registration.ts';
import { DEFAULT_TRIP_COUNTRY, transportModes, tripReasons } from '#shared/rules/trip-motivation.ts';
import {
  documentCharacters,
  documentTypes,
  type PlaceValues,
  type RegistrationValues,
  type TripValues,
} from './trip-values.ts';

const chosen = z.refine<string>(value => value !== '', { error: 'errors.required' });

const place = z.object({
  country: z.string().check(chosen),
  state: z.string(),
  ibgeCityCode: z.string(),
});

const isInBrazil = ({ country }: PlaceValues) => country === DEFAULT_TRIP_COUNTRY;

/** In Brazil state and city are required, elsewhere there are none (CHK-17). */
const placeRules = (['lastOrigin', 'nextDestination'] as const).flatMap(which =>
  [
    { line: 'state', isGiven: ({ state }: PlaceValues) => state !== '' },
    {
      line: 'ibgeCityCode',
      isGiven: ({ state, ibgeCityCode }: PlaceValues) => state === '' || ibgeCityCode !== '',
    },
  ].map(({ line, isGiven }) =>
    z.refine<TripValues>(
      values => !isInBrazil(values[which]) || isGiven(values[which]),
      // `when`: a rule is checked even while other fields are still invalid.
      { path: [which, line], error: 'errors.required', when: () => true },
    ),
  ),
);

type Rule = {
  field: keyof RegistrationValues;
  error: string;
  holds: (registration: RegistrationValues, values: TripValues) => boolean;
};

const isPassport = (typed: string) => /^[A-Z0-9]{5,20}$/.test(documentCharacters(typed));

const registrationRules: readonly Rule[] = [
  { field: 'documentNumber', error: 'errors.required', holds: it => it.documentNumber.trim() !== '' },
  {
    field: 'documentNumber',
    error: 'errors.cpf',
    holds: it => it.documentType !== 'CPF' || it.documentNumber.trim() === '' || isCpf(it.documentNumber),
  },
  {
    field: 'documentNumber',
    error: 'errors.passport',
    holds: it =>
      it.documentType !== 'PASSPORT' || it.documentNumber.trim() === '' || isPassport(it.documentNumber),
  },
  {
    field: 'lawReason',
    error: 'errors.required',
    holds: (it, { travelReasonId }) => travelReasonId !== 'OTHER' || it.lawReason !== '',
  },
  {
    field: 'lawTransport',
    error: 'errors.required',
    holds: (it, { transportationModeId }) => transportationModeId !== 'OTHER' || it.lawTransport !== '',
  },
  {
    field: 'disabilityKind',
    error: 'errors.required',
    holds: it => it.disability !== 'SIM' || it.disabilityKind !== '',
  },
];

/** Messages are keys of the `trip-motivation` texts. Some values require the registration (PD-47). */
export function tripSchema(isRegistrationNeeded: (values: TripValues) => boolean) {
  return z
    .object({
      travelReasonId: z.enum([...tripReasons, '']).check(chosen),
      transportationModeId: z.enum([...transportModes, '']).check(chosen),
      lastOrigin: place,
      nextDestination: place,
      registration: z.object({
        documentType: z.enum(documentTypes),
        documentNumber: z.string(),
        lawReason: z.enum([...lawReasonsForOther, '']),
        lawTransport: z.enum([...lawTransportsForOther, '']),
        race: z.enum(races),
        disability: z.enum(disabilities),
        disabilityKind: z.enum([...disabilityKinds, '']),
      }),
    })
    .check(
      ...placeRules,
      ...registrationRules.map(({ field, error, holds }) =>
        z.refine<TripValues>(values => !isRegistrationNeeded(values) || holds(values.registration, values), {
          path: ['registration', field],
          error,
          when: () => true,
        }),
      ),
    );
}

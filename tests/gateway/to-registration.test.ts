import { describe, expect, test } from 'vitest';
import {
  type RegistrationSource,
  toRegistration,
} from '#gateway/domain/guest/registrations/to-registration.ts';
import { type Gender, genders } from '#shared/contract/guest/personal-info.ts';
import {
  lawReasons,
  lawReasonsForOther,
  lawTransports,
  lawTransportsForOther,
} from '#shared/rules/guest-registration.ts';
import { transportModes, tripReasons } from '#shared/rules/trip-motivation.ts';

const STAY_DATES = { arrival: '2026-12-10', departure: '2026-12-12' };
const source: RegistrationSource = {
  guest: {
    email: 'ada@pernoite.test',
    firstName: 'Ada',
    lastName: 'Prado Lima',
    socialName: null,
    dateOfBirth: '1990-05-01',
    nationality: 30,
    gender: null,
    phoneCode: '55',
    phone: '11987654321',
  },
  address: {
    guestId: 'unused',
    country: 'BR',
    state: 'São Paulo',
    city: 'São Paulo',
    street: 'Alameda Santos',
    number: '100',
    postCode: '01418-000',
    neighborhood: 'Jardins',
    complement: null,
    ibgeCityCode: '3550308',
    uf: 'SP',
  },
  trip: {
    travelReasonId: 'LEISURE/VACATION',
    transportationModeId: 'CAR',
    lastOrigin: { country: 'AR' },
    nextDestination: { country: 'BR', state: 'RJ', ibgeCityCode: '3304557' },
  },
  answers: { document: { type: 'CPF', number: '52998224725' } },
  minors: [],
  stay: { ...STAY_DATES, number: 'ABCD1234-7', partnerCode: null, adults: 2, minors: 1 },
};

const { guest, address, trip, answers, stay } = source as RegistrationSource & {
  address: NonNullable<RegistrationSource['address']>;
  trip: NonNullable<RegistrationSource['trip']>;
  answers: NonNullable<RegistrationSource['answers']>;
};

function dataOf(differences: Partial<RegistrationSource> = {}) {
  const { data, missing } = toRegistration({ ...source, ...differences });
  if (!data) throw new Error(`missing: ${missing.join(', ')}`);
  return data;
}
const missingOf = (differences: Partial<RegistrationSource>) =>
  toRegistration({ ...source, ...differences }).missing;

test('a Brazilian at home becomes the documented body, with nothing that was not said (BEY-19)', () => {
  expect(dataOf()).toEqual({
    reserva: {
      numero_reserva: 'ABCD1234-7',
      numero_reserva_ota: '',
      data_entrada: '2026-12-10',
      data_saida: '2026-12-12',
      quantidade_hospede_adulto: 2,
      quantidade_hospede_menor: 1,
      origem_reserva_id: 'MEIOHOSPEDAGEM',
    },
    adulto: {
      is_principal: true,
      situacao_hospede: 'PRECHECKIN_REALIZADO',
      dados_pessoais: {
        nome: 'Ada Prado Lima',
        nome_social: '',
        PaisNacionalidade_id: 'BR',
        genero_id: 'NAOINFORMADO',
        GeneroDescricao: '',
        data_nascimento: '1990-05-01',
        raca_id: 'NAOINFORMAR',
        deficiencia_id: 'NAOINFORMAR',
        tipo_deficiencia_id: '',
        documento_id: { numero_documento: '52998224725', tipo_documento_id: 'CPF' },
        contato: {
          email: 'ada@pernoite.test',
          telefone: '11987654321',
          cep: '01418000',
          logradouro: 'Alameda Santos',
          numero: '100',
          complemento: '',
          bairro: 'Jardins',
          PaisResidencia_id: 'BR',
          cidade_id: 3_550_308,
          estado_id: 'SP',
        },
      },
      dados_ficha: { motivo_viagem_id: 'LAZER_FERIAS', meio_transporte_id: 'AUTOMOVEL' },
    },
    menores: [],
  });
});

test('a foreigner abroad has a passport, the own countries and no Brazilian city (BEY-19)', () => {
  const { adulto } = dataOf({
    guest: { ...guest, nationality: 80, phoneCode: '49', phone: '15112345678' },
    address: { ...address, country: 'DE', uf: null, ibgeCityCode: null, postCode: 'D-10115', city: 'Berlin' },
    answers: { document: { type: 'PASSPORT', number: 'C01X00T47' } },
  });
  expect(adulto.dados_pessoais).toMatchObject({
    PaisNacionalidade_id: 'DE',
    documento_id: { numero_documento: 'C01X00T47', tipo_documento_id: 'PASSAPORTE' },
    contato: { telefone: '4915112345678', cep: 'D-10115', PaisResidencia_id: 'DE' },
  });
  expect(adulto.dados_pessoais.contato).not.toHaveProperty('cidade_id');
  expect(adulto.dados_pessoais.contato).not.toHaveProperty('estado_id');
});

describe('reason and transport', () => {
  const legalTerms = (change: Partial<typeof trip>) =>
    dataOf({ trip: { ...trip, ...change } }).adulto.dados_ficha;

  test.each([
    ['SHOPPING', 'COMPRAS'],
    ['CONVENTION/FAIR', 'CONGRESSO_FEIRA'],
    ['STUDIES/COURSES', 'ESTUDOS_CURSOS'],
    ['BUSINESS', 'NEGOCIOS'],
    ['LEISURE/VACATION', 'LAZER_FERIAS'],
    ['RELATIVES/FRIENDS', 'PARENTES_AMIGOS'],
    ['HEALTH', 'SAUDE'],
    ['RELIGION', 'RELIGIAO'],
  ] as const)('%s is %s (CHK-20, BEY-19)', (travelReasonId, law) => {
    expect(legalTerms({ travelReasonId }).motivo_viagem_id).toBe(law);
  });

  test.each([
    ['AIRPLANE', 'AVIAO'],
    ['CAR', 'AUTOMOVEL'],
    ['MOTORCYCLE', 'MOTO'],
    ['SHIP', 'NAVIO_BARCO'],
    ['BUS', 'ONIBUS'],
    ['TRAIN', 'TREM'],
  ] as const)('%s is %s (CHK-21, BEY-19)', (transportationModeId, law) => {
    expect(legalTerms({ transportationModeId }).meio_transporte_id).toBe(law);
  });

  test('OTHER is the law’s term that the guest chose, and missing without one (PD-47, BEY-19)', () => {
    const [reason, transport] = [{ travelReasonId: 'OTHER' }, { transportationModeId: 'OTHER' }] as const;
    const other = { ...trip, ...reason, ...transport };
    for (const lawReason of lawReasonsForOther)
      for (const lawTransport of lawTransportsForOther) {
        const { adulto } = dataOf({ trip: other, answers: { ...answers, lawReason, lawTransport } });
        expect(adulto.dados_ficha).toEqual({ motivo_viagem_id: lawReason, meio_transporte_id: lawTransport });
      }
    for (const one of [reason, transport])
      expect(missingOf({ trip: { ...trip, ...one } })).toEqual(['tripMotivation']);
  });

  test('every term of the law can be reached by exactly one choice (PD-47)', () => {
    const reasons = tripReasons
      .filter(id => id !== 'OTHER')
      .map(travelReasonId => legalTerms({ travelReasonId }).motivo_viagem_id);
    expect(reasons.toSorted()).toEqual([...lawReasons].toSorted());
    const transports = transportModes
      .filter(id => id !== 'OTHER')
      .map(transportationModeId => legalTerms({ transportationModeId }).meio_transporte_id);
    expect([...transports, ...lawTransportsForOther].toSorted()).toEqual([...lawTransports].toSorted());
  });
});

describe('a person', () => {
  const expected: Record<Gender, [string, string]> = {
    WomanCIS: ['MULHER', ''],
    TransWoman: ['MULHER', ''],
    ManCIS: ['HOMEM', ''],
    TransMan: ['HOMEM', ''],
    Travesti: ['OUTRO', 'Travesti'],
    Nonbinary: ['OUTRO', 'Não binário'],
  };
  test.each(genders)('of gender %s has the law’s term (PER-06, BEY-19)', gender => {
    const { dados_pessoais: person } = dataOf({ guest: { ...guest, gender } }).adulto;
    expect([person.genero_id, person.GeneroDescricao]).toEqual(expected[gender]);
  });

  test('has race and disability as they were said, and the kind with a disability alone (BEY-19)', () => {
    const said = (rest: object) => dataOf({ answers: { ...answers, ...rest } }).adulto.dados_pessoais;
    const blind = { disability: 'SIM', disabilityKind: 'VISUAL' };
    const written = { raca_id: 'PARDA', deficiencia_id: 'SIM', tipo_deficiencia_id: 'VISUAL' };
    expect(said({ race: 'PARDA', ...blind })).toMatchObject(written);
    const none = { deficiencia_id: 'NAO', tipo_deficiencia_id: '' };
    expect(said({ ...blind, disability: 'NAO' })).toMatchObject(none);
  });

  test('has a minor under them with the name alone, and as responsible the own document (BEY-19)', () => {
    const { adulto, menores } = dataOf({ minors: ['Caio Prado'] });
    const { contato, documento_id: responsavel } = adulto.dados_pessoais;
    const { dados_ficha } = adulto;
    expect(menores).toMatchObject([
      { is_principal: false, dados_pessoais: { nome: 'Caio Prado', contato }, responsavel, dados_ficha },
    ]);
    expect(menores[0]?.dados_pessoais).not.toHaveProperty('data_nascimento');
    expect(menores[0]?.dados_pessoais).not.toHaveProperty('documento_id');
  });

  test('of a partner channel’s booking has its code and origin (BEY-19)', () => {
    const { reserva } = dataOf({ stay: { ...stay, partnerCode: 'PARTNER1' } });
    expect(reserva).toMatchObject({ numero_reserva_ota: 'PARTNER1', origem_reserva_id: 'OTA' });
  });
});

describe('what is missing', () => {
  const withAddress = (rest: Partial<typeof address>) => ({ address: { ...address, ...rest } });

  test.each([
    ['nationality', { guest: { ...guest, nationality: null } }],
    ['address', { address: null }],
    ['city', withAddress({ ibgeCityCode: null, city: 'Nowhere' })],
    ['city', withAddress({ ibgeCityCode: '3304557', city: 'Nowhere' })],
    ['city', withAddress({ uf: null, state: 'Nowhere' })],
    ['document', { answers: null }],
    ['tripMotivation', { trip: null }],
  ])('is named: %s (BEY-19)', (gap, differences) => {
    expect(missingOf(differences)).toEqual([gap]);
  });

  test('is named all together (BEY-19)', () => {
    const nothing = { guest: { ...guest, nationality: null }, address: null, answers: null, trip: null };
    expect(missingOf(nothing)).toEqual(['nationality', 'address', 'document', 'tripMotivation']);
  });

  test('is no city that is known by its name in its state (BEY-19)', () => {
    const cityOf = (rest: Partial<typeof address>) =>
      dataOf(withAddress(rest)).adulto.dados_pessoais.contato.cidade_id;
    expect(cityOf({ ibgeCityCode: null, city: 'sao paulo' })).toBe(3_550_308);
    expect(cityOf({ ibgeCityCode: null, uf: null, state: 'Sao Paulo', city: 'Santos' })).toBe(3_548_500);
  });
});

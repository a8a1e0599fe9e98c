/** An address as the Brazilian postal service writes it. A town with one postcode for all has no street (PER-14). */
export type PostcodeAddress = {
  logradouro: string;
  localidade: string;
  bairro: string;
  uf: string;
  ibge: string;
};

/** State and municipality code of each town in the list. */
const towns: Record<string, readonly [uf: string, ibge: string]> = {
  'São Paulo': ['SP', '3550308'],
  'Rio de Janeiro': ['RJ', '3304557'],
  'Porto Alegre': ['RS', '4314902'],
  Goiânia: ['GO', '5208707'],
  Brasília: ['DF', '5300108'],
  'Belo Horizonte': ['MG', '3106200'],
  Curitiba: ['PR', '4106902'],
  Florianópolis: ['SC', '4205407'],
  Salvador: ['BA', '2927408'],
  Recife: ['PE', '2611606'],
  Fortaleza: ['CE', '2304400'],
  Belém: ['PA', '1501402'],
  Campinas: ['SP', '3509502'],
  Santos: ['SP', '3548500'],
  Niterói: ['RJ', '3303302'],
  Paraty: ['RJ', '3303807'],
  'Armação dos Búzios': ['RJ', '3300233'],
  Tiradentes: ['MG', '3168804'],
  'Fernando de Noronha': ['PE', '2605459'],
  'Jijoca de Jericoacoara': ['CE', '2307254'],
  Bonito: ['MS', '5002209'],
  Pirenópolis: ['GO', '5217302'],
  'Campos do Jordão': ['SP', '3509700'],
  'Alto Paraíso de Goiás': ['GO', '5200605'],
  Ilhabela: ['SP', '3520400'],
  Lençóis: ['BA', '2919306'],
  Barreirinhas: ['MA', '2101707'],
  Canela: ['RS', '4304408'],
};

const streets: readonly (readonly [
  postcode: string,
  logradouro: string,
  bairro: string,
  localidade: string,
])[] = [
  ['01001000', 'Praça da Sé', 'Sé', 'São Paulo'],
  ['01046010', 'Avenida Ipiranga', 'República', 'São Paulo'],
  ['01153000', 'Rua Vitorino Carmilo', 'Barra Funda', 'São Paulo'],
  ['01304001', 'Rua Augusta', 'Consolação', 'São Paulo'],
  ['01305100', 'Rua Augusta', 'Consolação', 'São Paulo'],
  ['01308050', 'Rua Dona Adma Jafet', 'Bela Vista', 'São Paulo'],
  ['01310100', 'Avenida Paulista', 'Bela Vista', 'São Paulo'],
  ['01310200', 'Avenida Paulista', 'Bela Vista', 'São Paulo'],
  ['01311000', 'Avenida Paulista', 'Bela Vista', 'São Paulo'],
  ['01412100', 'Rua Augusta', 'Cerqueira César', 'São Paulo'],
  ['01414001', 'Rua Haddock Lobo', 'Cerqueira César', 'São Paulo'],
  ['01426001', 'Rua Oscar Freire', 'Cerqueira César', 'São Paulo'],
  ['01451000', 'Avenida Brigadeiro Faria Lima', 'Jardim Paulistano', 'São Paulo'],
  ['04094050', 'Avenida Pedro Álvares Cabral', 'Parque Ibirapuera', 'São Paulo'],
  ['04101300', 'Rua Vergueiro', 'Vila Mariana', 'São Paulo'],
  ['04538132', 'Avenida Brigadeiro Faria Lima', 'Itaim Bibi', 'São Paulo'],
  ['04538133', 'Avenida Brigadeiro Faria Lima', 'Itaim Bibi', 'São Paulo'],
  ['04543011', 'Avenida Presidente Juscelino Kubitschek', 'Vila Nova Conceição', 'São Paulo'],
  ['04578000', 'Avenida das Nações Unidas', 'Brooklin Paulista', 'São Paulo'],
  ['05001200', 'Avenida Francisco Matarazzo', 'Água Branca', 'São Paulo'],
  ['13012100', 'Avenida Francisco Glicério', 'Centro', 'Campinas'],
  ['11060002', 'Avenida Ana Costa', 'Gonzaga', 'Santos'],
  ['20031050', 'Praça Floriano', 'Centro', 'Rio de Janeiro'],
  ['20081240', 'Praça Mauá', 'Centro', 'Rio de Janeiro'],
  ['20090003', 'Avenida Rio Branco', 'Centro', 'Rio de Janeiro'],
  ['22021001', 'Avenida Atlântica', 'Copacabana', 'Rio de Janeiro'],
  ['22241125', 'Rua Cosme Velho', 'Cosme Velho', 'Rio de Janeiro'],
  ['22250040', 'Praia de Botafogo', 'Botafogo', 'Rio de Janeiro'],
  ['22410003', 'Rua Visconde de Pirajá', 'Ipanema', 'Rio de Janeiro'],
  ['22440033', 'Avenida Ataulfo de Paiva', 'Leblon', 'Rio de Janeiro'],
  ['22460000', 'Rua Jardim Botânico', 'Jardim Botânico', 'Rio de Janeiro'],
  ['24210390', 'Mirante da Boa Viagem', 'Boa Viagem', 'Niterói'],
  ['30130003', 'Avenida Afonso Pena', 'Centro', 'Belo Horizonte'],
  ['30140010', 'Praça da Liberdade', 'Funcionários', 'Belo Horizonte'],
  ['40026280', 'Largo do Pelourinho', 'Pelourinho', 'Salvador'],
  ['50030170', 'Rua do Bom Jesus', 'Recife', 'Recife'],
  ['51011000', 'Avenida Boa Viagem', 'Boa Viagem', 'Recife'],
  ['60060390', 'Rua Dragão do Mar', 'Praia de Iracema', 'Fortaleza'],
  ['60165121', 'Avenida Beira Mar', 'Meireles', 'Fortaleza'],
  ['66017000', 'Avenida Presidente Vargas', 'Campina', 'Belém'],
  ['70150900', 'Praça dos Três Poderes', 'Zona Cívico-Administrativa', 'Brasília'],
  ['70160900', 'Praça dos Três Poderes', 'Zona Cívico-Administrativa', 'Brasília'],
  ['74003010', 'Praça Doutor Pedro Ludovico Teixeira', 'Setor Central', 'Goiânia'],
  ['74180040', 'Avenida 136', 'Setor Marista', 'Goiânia'],
  ['74180050', 'Alameda Ricardo Paranhos', 'Setor Marista', 'Goiânia'],
  ['74223060', 'Avenida T 10', 'Setor Bueno', 'Goiânia'],
  ['74230100', 'Avenida T 63', 'Setor Bueno', 'Goiânia'],
  ['74810100', 'Avenida Deputado Jamel Cecílio', 'Jardim Goiás', 'Goiânia'],
  ['80020310', 'Rua XV de Novembro', 'Centro', 'Curitiba'],
  ['80420090', 'Avenida do Batel', 'Batel', 'Curitiba'],
  ['80530230', 'Rua Marechal Hermes', 'Centro Cívico', 'Curitiba'],
  ['88010400', 'Praça XV de Novembro', 'Centro', 'Florianópolis'],
  ['90010150', 'Praça da Alfândega', 'Centro Histórico', 'Porto Alegre'],
  ['90020004', 'Rua dos Andradas', 'Centro Histórico', 'Porto Alegre'],
  ['90570080', 'Rua Padre Chagas', 'Moinhos de Vento', 'Porto Alegre'],
  ['91330001', 'Avenida Doutor Nilo Peçanha', 'Chácara das Pedras', 'Porto Alegre'],
  ['91340001', 'Avenida João Wallig', "Passo d'Areia", 'Porto Alegre'],
  ['23970000', '', '', 'Paraty'],
  ['28950000', '', '', 'Armação dos Búzios'],
  ['36325000', '', '', 'Tiradentes'],
  ['53990000', '', '', 'Fernando de Noronha'],
  ['62598000', '', '', 'Jijoca de Jericoacoara'],
  ['79290000', '', '', 'Bonito'],
  ['72980000', '', '', 'Pirenópolis'],
  ['12460000', '', '', 'Campos do Jordão'],
  ['73770000', '', '', 'Alto Paraíso de Goiás'],
  ['11630000', '', '', 'Ilhabela'],
  ['46960000', '', '', 'Lençóis'],
  ['65590000', '', '', 'Barreirinhas'],
  ['95680000', '', '', 'Canela'],
];

const addresses = new Map<string, PostcodeAddress>(
  streets.map(([postcode, logradouro, bairro, localidade]) => {
    const [uf, ibge] = towns[localidade] ?? ['', ''];
    return [postcode, { logradouro, localidade, bairro, uf, ibge }];
  }),
);

/** The address of a postcode of eight digits; null for one that the house does not know (API-52). */
export const addressOf = (postcode: string): PostcodeAddress | null => addresses.get(postcode) ?? null;

export const knownPostcodes = (): string[] => [...addresses.keys()];

import type { PostcodeAddress } from '#gateway/domain/hotel/reference/postcode-provider.ts';
import postcodes from './brazil-postcodes.json' with { type: 'json' };

const towns: Readonly<Record<string, readonly string[]>> = postcodes.towns;

function addressAt([, ibge = '', logradouro = '', bairro = '']: readonly string[]): PostcodeAddress {
  const [uf = '', localidade = ''] = towns[ibge] ?? [];
  return { logradouro, localidade, bairro, uf, ibge };
}

/** Larger towns, and towns with one postcode for all; a hotel in operation sets POSTCODE_URL. */
export const knownPostcodes: ReadonlyMap<string, PostcodeAddress> = new Map(
  [...postcodes.streets, ...postcodes.wholeTowns].map(row => [row[0] ?? '', addressAt(row)]),
);

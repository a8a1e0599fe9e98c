import { z } from 'zod';
import type { GatewayConfig } from '#gateway/config/config.ts';
import type { PostcodeAddress, PostcodeProvider } from '#gateway/domain/hotel/reference/postcode-provider.ts';
import { AppError } from '#shared/errors.ts';
import { stateCodes } from '#shared/rules/brazil-address.ts';
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

export function postcodeProvider({ postcodeUrl, postcodeTimeoutMs }: GatewayConfig): PostcodeProvider {
  if (postcodeUrl === null) return { find: async postcode => knownPostcodes.get(postcode) ?? null };
  return { find: postcode => fetchAddress(postcodeUrl.replace('{postcode}', postcode), postcodeTimeoutMs) };
}

/** The response of a provider of ViaCEP's form for a postcode that does not exist. */
const unknown = z.object({ erro: z.union([z.literal(true), z.literal('true')]) });

const known = z
  .object({
    logradouro: z.string().max(200),
    localidade: z.string().min(1).max(120),
    bairro: z.string().max(120),
    uf: z.enum(stateCodes),
    ibge: z.string().regex(/^\d{7}$/),
  })
  .transform(({ logradouro, localidade, bairro, uf, ibge }) => ({
    logradouro: logradouro.trim(),
    localidade: localidade.trim(),
    bairro: bairro.trim(),
    uf,
    ibge,
  }));

const failed = (why: string, cause?: unknown) =>
  new AppError('SERVICE_UNAVAILABLE', `the postcode provider ${why}`, { cause });

async function fetchAddress(address: string, timeoutMs: number): Promise<PostcodeAddress | null> {
  const response: unknown = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(async response => {
      if (response.status === 404) return { erro: true };
      if (!response.ok) throw failed(`responded with ${response.status}`);
      return response.json();
    })
    .catch((cause: unknown) => {
      throw cause instanceof AppError ? cause : failed('cannot be reached', cause);
    });
  if (unknown.safeParse(response).success) return null;
  const parsed = known.safeParse(response);
  if (!parsed.success) throw failed('responded in another form');
  return parsed.data;
}

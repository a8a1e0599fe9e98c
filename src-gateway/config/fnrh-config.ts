import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isCpf } from '#shared/rules/cpf-cnpj.ts';

/** What a hotel was given by the ministry; both are made in its portal. */
const hotelAccount = z.strictObject({
  user: z.string().regex(/^[^:\p{Cc}]{1,200}$/u),
  key: z.string().regex(/^\P{Cc}{1,500}$/u),
  /** `cpf_solicitante`: the employee who answers for the registrations. */
  cpf: z.string().refine(cpf => /^\d{11}$/.test(cpf) && isCpf(cpf)),
});

/** The FNRH as a hotel's gateway reaches it (BEY-19). */
export const fnrhConfig = z.object({
  /** Up to and with `/v2`. */
  url: z.url().refine(value => {
    const { protocol, hostname } = new URL(value);
    return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname));
  }),
  /** Accounts by hotel; a hotel without one does not register its guests. */
  hotels: z.record(z.string().regex(/^[A-Z0-9_-]{1,64}$/), hotelAccount),
  /** Certificates to trust beside those of Node, as PEM; null for none. */
  ca: z.string().nullable(),
  /** How long one request may take. */
  timeoutMs: z.int().positive().max(30_000),
});
export type FnrhConfig = z.infer<typeof fnrhConfig>;

/** The ministry's own service; its trial is https://hom-lowcode.serpro.gov.br/FNRH_API/rest/v2. */
const PRODUCTION = 'https://fnrh.turismo.serpro.gov.br/FNRH_API/rest/v2';
const TIMEOUT_MS = 15_000;

export const fnrhEnvironment = {
  FNRH_URL: fnrhConfig.shape.url.optional(),
  FNRH_HOTELS: z.string().optional(),
  FNRH_HOTELS_FILE: z.string().optional(),
  FNRH_CA_FILE: z.string().optional(),
};
type Given = { [Name in keyof typeof fnrhEnvironment]?: string | undefined };

const accounts = 'JSON such as {"JARDINS":{"user":"…","key":"…","cpf":"…"}} (docs/deploy.md)';
export const fnrhExpectations: Record<keyof typeof fnrhEnvironment, string> = {
  FNRH_URL: 'an address that begins with https://',
  FNRH_HOTELS: accounts,
  FNRH_HOTELS_FILE: `a file with ${accounts}`,
  FNRH_CA_FILE: 'a file with certificates as PEM',
};

/** The name of the first variable that cannot be used; never its value. */
type Unusable = { unusable: keyof typeof fnrhEnvironment };

/** Reads the FNRH_* variables; null where no hotel has an account. */
export function readFnrh(given: Given): FnrhConfig | Unusable | null {
  const { FNRH_HOTELS: text, FNRH_HOTELS_FILE: file, FNRH_CA_FILE: caFile } = given;
  if (text === undefined && file === undefined) return null;
  const name = text === undefined ? 'FNRH_HOTELS_FILE' : 'FNRH_HOTELS';
  const hotels = fnrhConfig.shape.hotels.safeParse(toJson(text ?? contentOf(file)));
  if (!hotels.success || Object.keys(hotels.data).length === 0) return { unusable: name };
  const ca = caFile === undefined ? null : contentOf(caFile);
  if (caFile !== undefined && !isCertificate(ca)) return { unusable: 'FNRH_CA_FILE' };
  return {
    url: (given.FNRH_URL ?? PRODUCTION).replace(/\/+$/, ''),
    hotels: hotels.data,
    ca,
    timeoutMs: TIMEOUT_MS,
  };
}

function contentOf(file: string | undefined): string | null {
  try {
    return file === undefined ? null : readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function toJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

function isCertificate(pem: string | null): boolean {
  try {
    return pem !== null && new X509Certificate(pem).fingerprint256 !== '';
  } catch {
    return false;
  }
}

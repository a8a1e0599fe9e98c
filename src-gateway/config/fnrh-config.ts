import { X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '#shared/json.ts';
import { isCpf } from '#shared/rules/cpf-cnpj.ts';
import { contentOf, serviceAddress, serviceUrl, text } from './kinds.ts';
import { type ConfigOf, optional, setting, unusable } from './setting.ts';

const hotelAccount = z.strictObject({
  user: z.string().regex(/^[^:\p{Cc}]{1,200}$/u),
  key: z.string().regex(/^\P{Cc}{1,500}$/u),
  /** `cpf_solicitante`: the employee who is responsible for the registrations. */
  cpf: z.string().refine(cpf => /^\d{11}$/.test(cpf) && isCpf(cpf)),
});

export const fnrhConfig = z.object({
  /** Up to and with `/v2`. */
  url: serviceUrl,
  /** Accounts by hotel; a hotel without one does not register its guests. */
  hotels: z.record(z.string().regex(/^[A-Z0-9_-]{1,64}$/), hotelAccount),
  /** Certificates to trust beside those of Node, as PEM; null for none. */
  ca: z.string().nullable(),
  timeoutMs: z.int().positive().max(30_000),
});
export type FnrhConfig = z.infer<typeof fnrhConfig>;

const TIMEOUT_MS = 15_000;

const accounts = 'JSON such as {"JARDINS":{"user":"…","key":"…","cpf":"…"}} (docs/deploy.md)';

export const fnrhSettings = {
  // Its trial is https://hom-lowcode.serpro.gov.br/FNRH_API/rest/v2.
  url: setting('FNRH_URL', serviceAddress, 'https://fnrh.turismo.serpro.gov.br/FNRH_API/rest/v2', {
    meaning: "another address of the ministry's guest registration, such as its trial",
    shown: "the ministry's own",
  }),
  hotels: optional('FNRH_HOTELS', text(accounts), {
    meaning: "the hotels' accounts for the ministry's guest registration ([deploy.md](deploy.md))",
    shown: "none: the sandbox's own service, none in production",
  }),
  hotelsFile: optional('FNRH_HOTELS_FILE', text(`a file with ${accounts}`), 'or a file with them'),
  caFile: optional('FNRH_CA_FILE', text('a file with certificates as PEM'), {
    meaning: 'a file with certificates to trust there beside those of Node',
  }),
};

/** Null where no hotel has an account. */
export function readFnrh({ url, caFile, ...given }: ConfigOf<typeof fnrhSettings>): FnrhConfig | null {
  if (given.hotels === null && given.hotelsFile === null) return null;
  const hotels = fnrhConfig.shape.hotels.safeParse(
    parseJson(given.hotels ?? contentOf(given.hotelsFile) ?? ''),
  );
  if (!hotels.success || Object.keys(hotels.data).length === 0)
    throw unusable(given.hotels === null ? fnrhSettings.hotelsFile : fnrhSettings.hotels);
  const ca = contentOf(caFile);
  if (caFile !== null && !isCertificate(ca)) throw unusable(fnrhSettings.caFile);
  return { url, hotels: hotels.data, ca, timeoutMs: TIMEOUT_MS };
}

function isCertificate(pem: string | null): boolean {
  try {
    return pem !== null && new X509Certificate(pem).fingerprint256 !== '';
  } catch {
    return false;
  }
}

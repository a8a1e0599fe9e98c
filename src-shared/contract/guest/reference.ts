import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { webConfig as houseConfig } from '../../settings.ts';
import { failures } from '../failures.ts';

export const country = z.object({
  code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  code3: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** The value of `nationality` (PER-04): Brazil is 30. It is not ISO 3166's number. */
  numeric: z.int(),
  name: z.string(),
  /** International dialling code without plus; null if the country has none. */
  diallingCode: z.nullable(z.string()),
});
export type Country = z.infer<typeof country>;

/** GET countries (API-32, VAL-12): names follow accept-language, sorted by name. */
export const countries = oc
  .route({
    method: 'GET',
    path: '/countries',
    operationId: 'listCountries',
    tags: ['Reference'],
    summary: 'Countries by name',
  })
  .output(z.object({ countries: z.array(country) }));

export const brazilPostcode = z.string().check(z.regex(/^\d{8}$/));

/** As the lookup has it; a town with a single postcode has neither street nor neighborhood. */
export const postcodeAddress = z.object({
  logradouro: z.string(),
  localidade: z.string(),
  bairro: z.string(),
  uf: z.string(),
  ibge: z.string(),
});

export type PostcodeAddress = z.infer<typeof postcodeAddress>;

/** GET postcodes/{postcode} (API-52, PER-14): the address of a Brazilian postcode, 8 digits. */
export const postcode = oc
  .route({
    method: 'GET',
    path: '/postcodes/{postcode}',
    operationId: 'findPostcode',
    tags: ['Reference'],
    summary: 'The address of a Brazilian postcode',
  })
  .errors(failures('POSTCODE_NOT_FOUND', 'SERVICE_UNAVAILABLE'))
  .input(z.object({ postcode: brazilPostcode }))
  .output(postcodeAddress);

/** Without a slash at its end. A phone cannot open the address of the device's own pages (BEY-12). */
export const guestApp = oc
  .route({
    method: 'GET',
    path: '/guest-app',
    operationId: 'findGuestApp',
    tags: ['Reference'],
    summary: 'The address of the guest app on the web',
  })
  .output(z.object({ address: z.string() }));

/** A device of the hotel has local pages, and fetches the rest from its gateway (PD-06, PD-36). */
export const webConfig = oc
  .route({
    method: 'GET',
    path: '/web-config',
    operationId: 'getWebConfig',
    tags: ['Reference'],
    summary: 'Addresses of the identity provider and of the pages outside the app',
  })
  .output(houseConfig);

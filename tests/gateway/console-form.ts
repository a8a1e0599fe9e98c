import type { RawResponse, TestGateway } from './harness.ts';

/** The headers of a form that is sent from the console's own page. */
export const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};
/** The same from a page of another site. */
export const FOREIGN_FORM = { ...FORM, 'sec-fetch-site': 'cross-site' };

/** Sends one of the console's forms. */
export const sendForm = (
  gateway: TestGateway,
  path: string,
  fields: ConstructorParameters<typeof URLSearchParams>[0],
  headers: Record<string, string> = FORM,
): Promise<RawResponse> =>
  gateway.raw('POST', `/console/${path}`, { body: new URLSearchParams(fields).toString(), headers });

/** How a form ended: the word that its page shows then, or the status of an error. */
export function formEnd({ status, headers }: RawResponse): string | number | null {
  if (status !== 303) return status;
  const query = new URL(headers.get('location') ?? '', 'http://console').searchParams;
  return query.get('done') ?? query.get('problem');
}

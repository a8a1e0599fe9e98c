import type { RawResponse, TestGateway } from './harness.ts';

export const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};
export const FOREIGN_FORM = { ...FORM, 'sec-fetch-site': 'cross-site' };

export const sendForm = (
  gateway: TestGateway,
  path: string,
  fields: ConstructorParameters<typeof URLSearchParams>[0],
  headers: Record<string, string> = FORM,
): Promise<RawResponse> =>
  gateway.raw('POST', `/console/${path}`, { body: new URLSearchParams(fields).toString(), headers });

export function formEnd({ status, headers }: RawResponse): string | number | null {
  if (status !== 303) return status;
  const query = new URL(headers.get('location') ?? '', 'http://console').searchParams;
  return query.get('done') ?? query.get('problem');
}

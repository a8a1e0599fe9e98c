import type { FastifyRequest } from 'fastify';
import type { Language } from '#gateway/platform/texts.ts';

/** Its path and query as they were sent; the host in it is made up. */
export const urlOf = (request: FastifyRequest): URL => new URL(`http://gateway${request.url}`);

export const bytesOf = ({ body }: FastifyRequest): Uint8Array =>
  body instanceof Uint8Array ? body : new Uint8Array();

/** The address of the client, for limits only; never logged. */
export const clientIpOf = (request: FastifyRequest): string => request.ip || 'unknown';

/** Lower-case names. Repeated headers arrive joined by commas, as HTTP allows. */
export function flatHeaders({ headers }: FastifyRequest): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

/** The first of our languages by the client's preference; English where none fits (APP-02, API-02). */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map(entry => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map(p => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(q => q !== undefined);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(wish => wish.quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of wishes) if (language === 'pt' || language === 'en') return language;
  return 'en';
}

import type { RouteOptions } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import { loadPicture } from '#gateway/store/hotel-import-store.ts';
import { AppError } from '#shared/errors.ts';
import { urlOf } from '../http/request.ts';

const PATH = /^\/api\/pictures\/([0-9a-f]{32})-(640|1600)\.webp$/;

/** Below /api, so that proxies forward them like calls; a changed picture has a new name: cached for good. */
export function pictureRoutes({ store }: AppContext): RouteOptions[] {
  return [
    {
      method: 'GET',
      url: '/api/pictures/*',
      async handler(request, reply) {
        const [, name, width] = PATH.exec(urlOf(request).pathname) ?? [];
        const etag = `"${name}-${width}"`;
        const bytes = name === undefined ? null : await loadPicture(store.db, name, Number(width));
        if (bytes === null) throw new AppError('NOT_FOUND', 'there is no such picture');
        reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.type('image/webp').send(bytes);
      },
    },
  ];
}

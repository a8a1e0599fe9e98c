import type { AppContext } from '#gateway/context.ts';
import { loadPicture } from '#gateway/store/hotel-import-store.ts';
import { AppError } from '#shared/errors.ts';
import type { HttpRoute } from '../http/http-route.ts';

const FILE = /^([0-9a-f]{32})-(640|1600)\.webp$/;

/**
 * Pictures of imported hotels. Below /api, so that proxies and the desktop app forward them like calls. A changed
 * picture has a new name, so browsers cache them for good.
 */
export function pictureRoutes({ store }: AppContext): HttpRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/pictures/*',
      async handle({ rest, headers }) {
        const [, name, width] = FILE.exec(rest) ?? [];
        const etag = `"${name}-${width}"`;
        const caching = { etag, 'cache-control': 'public, max-age=31536000, immutable' };
        const bytes = name === undefined ? null : await loadPicture(store.db, name, Number(width));
        if (bytes === null) throw new AppError('NOT_FOUND', 'there is no such picture');
        if (headers['if-none-match'] === etag) return { status: 304, headers: caching };
        return { status: 200, headers: { ...caching, 'content-type': 'image/webp' }, body: bytes };
      },
    },
  ];
}

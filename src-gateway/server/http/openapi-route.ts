import type { RouteOptions } from 'fastify';

/** Generated with the first request. */
export function openApiRoute(generate: () => Promise<unknown>, prefix = ''): RouteOptions {
  let document: Promise<string> | undefined;
  return {
    method: 'GET',
    url: `${prefix}/openapi.json`,
    async handler(_request, reply) {
      const text = await (document ??= generate().then(found => JSON.stringify(found)));
      return reply
        .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
        .send(text);
    },
  };
}

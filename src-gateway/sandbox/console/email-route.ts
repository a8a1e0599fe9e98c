import type { RouteOptions } from 'fastify';
import type { AppContext } from '#gateway/context.ts';
import { urlOf } from '#gateway/server/http/request.ts';
import { AppError } from '#shared/errors.ts';
import { PAGE_HEADERS } from './console-form.ts';
import { emailDocument, emailPage } from './pages/emails-page.ts';

const PATH = /^\/console\/emails\/(\d{1,15})(\/html|\/attachment)?$/;

/** It may do nothing but open windows, whatever a guest put into a name. */
const DOCUMENT_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'x-frame-options': 'SAMEORIGIN',
  // A sandboxed document may not request a window group of its own.
  'cross-origin-opener-policy': 'unsafe-none',
};

/** An e-mail's page, the e-mail itself, and its file as long as this process has it: that one is not stored. */
export const emailRoute = (app: AppContext): RouteOptions => ({
  method: 'GET',
  url: '/console/emails/*',
  async handler(request, reply) {
    const [, digits, part] = PATH.exec(urlOf(request).pathname) ?? [];
    const id = Number(digits);
    if (part === '/attachment') {
      const attachment = app.mailer.attachmentOf(id);
      if (!attachment) throw noSuchEmail();
      const disposition = `attachment; filename="${attachment.fileName}"`;
      return reply
        .headers({ 'content-disposition': disposition, 'cache-control': 'no-store' })
        .header('content-type', attachment.mediaType)
        .send(attachment.content);
    }
    if (digits === undefined) throw noSuchEmail();
    const html = part === undefined ? await emailPage(app, id) : await emailDocument(app, id);
    if (html === null) throw noSuchEmail();
    return reply.headers(part === undefined ? PAGE_HEADERS : DOCUMENT_HEADERS).send(html);
  },
});

const noSuchEmail = () => new AppError('NOT_FOUND', 'there is no such e-mail');

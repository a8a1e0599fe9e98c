import type { RouteOptions } from 'fastify';

type FramePage = {
  url: string;
  title: string;
  styles: string;
  script: string;
  head: string;
  embedders: readonly string[];
  /** Sources that it may load and call beside its own styles and fonts. */
  may: { scripts: readonly string[]; pictures?: readonly string[]; calls: readonly string[] };
  usesCamera: boolean;
};

/** A page in a frame of the guest app. It is never cached: a browser that goes back finds it empty. */
export function framePage({
  url,
  title,
  styles,
  script,
  head,
  embedders,
  may,
  usesCamera,
}: FramePage): RouteOptions {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // In a process of its own where the browser has one to spare, also beside an app of the same site.
    'origin-agent-cluster': '?1',
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${may.scripts.join(' ')}`,
      "style-src 'self'",
      ...(may.pictures ? [`img-src ${may.pictures.join(' ')}`] : []),
      "font-src 'self'",
      `connect-src ${may.calls.join(' ')}`,
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${embedders.join(' ')}`,
    ].join('; '),
    'permissions-policy': `camera=${usesCamera ? '(self)' : '()'}, display-capture=(), geolocation=(), microphone=(), payment=(), usb=()`,
  };
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}
<link rel="stylesheet" href="/${styles}">
<script type="module" src="/${script}.js"></script>
</head>
<body></body>
</html>
`;
  return { method: 'GET', url, handler: async (_request, reply) => reply.headers(headers).send(html) };
}

import type { AppContext } from '#gateway/context.ts';
import { consoleTime } from './console-time.ts';
import { type Html, html } from './html.ts';

const sections = [
  { path: '/console', title: 'Overview' },
  { path: '/console/clock', title: 'Clock' },
  { path: '/console/emails', title: 'E-mails' },
  { path: '/console/bookings', title: 'Bookings' },
  { path: '/console/payments', title: 'Payments' },
  { path: '/console/doors', title: 'Doors' },
  { path: '/console/identity', title: 'Identity' },
  { path: '/console/registrations', title: 'Registrations' },
  { path: '/console/flags', title: 'Flags' },
] as const;

export type ConsolePath = (typeof sections)[number]['path'];

const notices = {
  'clock-moved': 'The gateway’s clock was moved.',
  'clock-reset': 'The gateway’s clock shows real time again.',
  'pix-paid': 'Paid: the gateway was told of it.',
  'pix-paid-untold': 'Paid, and a trigger was lost: the gateway finds out by looking.',
  'pix-expired': 'The code’s time is over.',
  'trigger-lost': 'The next trigger will be lost.',
  'refunds-refused': 'The provider returns no money from now on.',
  'refunds-made': 'The provider returns money again. What waits is tried again by itself, or at once below.',
  'refunds-tried': 'Every refund that waited was tried.',
  'books-compared': 'The payments of the last week were compared.',
  'identity-plan': 'That is what guests will be told from now on.',
  'identity-guest': 'Given. The guest is told with the next look.',
  'door-opens': 'The door opens.',
  'door-silent': 'The lock does not respond for ten minutes. Check-in goes on without it.',
  'door-responds': 'The lock responds again. It is told what it missed within a minute.',
  'registration-down': 'The registration service responds to nothing from now on.',
  'registration-up': 'The registration service is back.',
  'registration-refuse': 'The next registration will be refused for that reason.',
  'flag-on': 'The flag is on.',
  'flag-off': 'The flag is off.',
} as const;
const problems = {
  'clock-range': 'That moment is too far away. Choose one within five years.',
  'clock-unclear': 'That is not a moment that the clock can show.',
  'no-guest': 'There is no guest with that e-mail.',
  'identity-unclear': 'Choose a verdict, and at least one reason for a refusal.',
  'door-closed': 'The door stays closed.',
  'registration-unclear': 'Say in up to 200 characters why the next registration is refused.',
} as const;
export type Notice = keyof typeof notices;
export type Problem = keyof typeof problems;

const mark = html`<svg viewBox="0 0 64 64" aria-hidden="true"><path fill="#C4633A" d="M13 61V36a19 19 0 0 1 38 0v25z"/><path fill="#F2E4CF" d="M19.3 61V36a12.7 12.7 0 0 1 25.4 0v25z"/><path fill="#6F8C68" d="M25.5 61V36a6.5 6.5 0 0 1 13 0v25z"/><circle fill="#D8A63C" cx="42.5" cy="10.3" r="6.2"/></svg>`;

const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#C4633A" d="M0 0h64v64H0z"/><path fill="#F6EBDA" d="M13.5 64V38.5a18.5 18.5 0 0 1 37 0V64z"/><circle fill="#F0C25A" cx="45.4" cy="12.6" r="6.1"/></svg>')}`;

/** `path` is the section that the navigation marks. */
export function consolePage(
  app: AppContext,
  page: {
    path: ConsolePath;
    title: string;
    lead?: Html;
    query?: URLSearchParams;
    body: Html;
  },
): string {
  const time = consoleTime(app);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} · Pernoite sandbox</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="/console/console.css">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header>
<div class="bar">
<a class="brand" href="/console">${mark}<span>Pernoite<small>Sandbox console</small></span></a>
<a class="${time.moved ? 'pill moved' : 'pill'}" href="/console/clock">${time.short}${time.moved ? html`<span class="unseen"> moved</span>` : null}</a>
</div>
<nav aria-label="Console"><ul>${sections.map(
    section =>
      html`<li><a href="${section.path}"${section.path === page.path ? html` aria-current="page"` : null}>${section.title}</a></li>`,
  )}</ul></nav>
</header>
<main id="main" tabindex="-1">
<div><h1>${page.title}</h1>${page.lead ? html`<p class="lead">${page.lead}</p>` : null}</div>
${notice(page.query)}
${page.body}
</main>
</body>
</html>
`.html;
}

function notice(query: URLSearchParams | undefined): Html | null {
  const done = query?.get('done') ?? '';
  const problem = query?.get('problem') ?? '';
  if (Object.hasOwn(notices, done)) {
    return html`<p class="flash" role="status">${notices[done as Notice]}</p>`;
  }
  if (Object.hasOwn(problems, problem)) {
    return html`<p class="flash problem" role="alert">${problems[problem as Problem]}</p>`;
  }
  return null;
}

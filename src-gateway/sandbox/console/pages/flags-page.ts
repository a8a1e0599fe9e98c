import type { AppContext } from '#gateway/context.ts';
import { allFlags } from '#gateway/domain/hotel/flags.ts';
import { type FlagKey, flagKeys } from '#shared/flags.ts';
import { consolePage } from '../console-page.ts';
import { html } from '../html.ts';

const meanings: Record<FlagKey, { title: string; text: string }> = {
  IS_PRD_FEATURES_ENABLED: {
    title: 'Production features',
    text: 'The sign-up link and page, and the public invitation page.',
  },
  IS_BOOKING_ENABLED: {
    title: 'Booking',
    text: 'Search, rooms and payment, and every button that leads there. Off, the gateway refuses bookings too.',
  },
  IS_CREDITS_ENABLED: {
    title: 'Credits',
    text: 'The credits entries in the menus.',
  },
};

export async function flagsPage(app: AppContext, query: URLSearchParams): Promise<string> {
  const values = await allFlags(app);
  return consolePage(app, {
    path: '/console/flags',
    title: 'Flags',
    lead: html`What the guest app offers. It asks when it opens, so reload it after a change.`,
    query,
    body: html`<div class="cards">${flagKeys.map(key => {
      const { title, text } = meanings[key];
      const on = values[key];
      return html`<section class="card" aria-labelledby="${key}">
<div class="row"><h2 id="${key}">${title}</h2><span class="${on ? 'tag good' : 'tag bad'}">${on ? 'on' : 'off'}</span></div>
<p class="soft">${text}</p>
<p class="mono soft">${key}</p>
<form method="post" action="/console/flags"><input type="hidden" name="key" value="${key}"><button name="on" value="${on ? 'false' : 'true'}"${on ? html` class="quiet"` : null}>Switch ${title.toLowerCase()} ${on ? 'off' : 'on'}</button></form>
</section>`;
    })}</div>`,
  });
}

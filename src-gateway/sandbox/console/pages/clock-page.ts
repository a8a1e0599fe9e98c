import type { AppContext } from '#gateway/context.ts';
import { BRAND_TIME_ZONE } from '#shared/hotel-time.ts';
import { consolePage } from '../console-page.ts';
import { consoleTime } from '../console-time.ts';
import { html } from '../html.ts';

const MINUTE = 60_000;

/** Milliseconds. */
const clockSteps = [
  { label: '15 minutes', by: 15 * MINUTE },
  { label: '1 hour', by: 60 * MINUTE },
  { label: '4 hours', by: 240 * MINUTE },
  { label: '1 day', by: 1_440 * MINUTE },
  { label: '7 days', by: 7 * 1_440 * MINUTE },
  { label: '30 days', by: 30 * 1_440 * MINUTE },
] as const;

export function clockPage(app: AppContext, query: URLSearchParams) {
  const time = consoleTime(app);
  return consolePage(app, {
    path: '/console/clock',
    title: 'Clock',
    lead: html`Everything the gateway does goes by this clock: what can be booked, when a code runs out, when a walk-in is let go. Limits on tries do not; they go by real time.`,
    query,
    body: html`<div class="cards">
<section class="card arch" aria-labelledby="now">
<h2 id="now">At the hotels now</h2>
<div><p class="time">${time.time}</p><p class="soft">${time.day}</p></div>
<p><span class="${time.moved ? 'tag wait' : 'tag good'}">${time.offset}</span></p>
${time.moved ? html`<form method="post" action="/console/clock/reset"><button class="quiet">Back to real time</button></form>` : null}
</section>
<section class="card" aria-labelledby="on">
<h2 id="on">Move on by</h2>
<form method="post" action="/console/clock/move"><div class="row">${clockSteps.map(
      step => html`<button class="quiet" name="by" value="${step.by}">${step.label}</button>`,
    )}</div></form>
</section>
<section class="card" aria-labelledby="to">
<h2 id="to">Move to</h2>
<form method="post" action="/console/clock/move"><div class="row">
<label>Day and time at the hotels <input type="datetime-local" name="to" required value="${time.field}"></label>
<button>Move</button>
</div></form>
<p class="soft">Time zone ${BRAND_TIME_ZONE}. The clock stays moved after a restart.</p>
</section>
</div>`,
  });
}

import type { AppContext } from '#gateway/context.ts';
import { type ConsoleVisitor, consoleVisitors } from '#gateway/store/visitor-store.ts';
import { addDays, BRAND_TIME_ZONE, dateAt, instantAt, minuteAt } from '#shared/hotel-time.ts';
import { timeOfMinutes } from '#shared/rules/time-of-day.ts';
import { maskDocument } from '#shared/rules/visitor-details.ts';
import { consolePage } from '../console-page.ts';
import { type Html, html } from '../html.ts';

const DAYS_AHEAD = 7;

/** Whom the receptions expect; never a code, and of a document what its guest sees of it (VIS-05, PD-12). */
export async function visitorsPage(app: AppContext, query: URLSearchParams): Promise<string> {
  const today = dateAt(app.clock.now(), BRAND_TIME_ZONE);
  const at = (days: number) => instantAt(addDays(today, days), 0, BRAND_TIME_ZONE);
  const found = await consoleVisitors(app.store.db, { from: at(0), until: at(DAYS_AHEAD + 1) });
  const ofToday = found.filter(({ visitor }) => visitor.visitDate === today);
  const later = found.filter(({ visitor }) => visitor.visitDate > today);
  return consolePage(app, {
    path: '/console/visitors',
    title: 'Visitors',
    lead: html`Whom the receptions let in, as the guests of the rooms invited them. A hidden visitor is let in like any other.`,
    query,
    body: html`<section class="card" aria-labelledby="today"><h2 id="today">Today</h2>${
      ofToday.length === 0
        ? html`<p class="soft">Nobody is expected today.</p>`
        : visitorTable(ofToday, app.clock.now())
    }</section>
<section class="card" aria-labelledby="later"><h2 id="later">The next ${DAYS_AHEAD} days</h2>${
      later.length === 0
        ? html`<p class="soft">Nobody is expected.</p>`
        : visitorTable(later, app.clock.now())
    }</section>`,
  });
}

function visitorTable(found: ConsoleVisitor[], now: Date): Html {
  return html`<table>
<caption>By hotel and time</caption>
<thead><tr><th scope="col">Visitor</th><th scope="col">Document</th><th scope="col">When</th><th scope="col">Room</th><th scope="col">State</th></tr></thead>
<tbody>${found.map(
    one => html`<tr>
<th scope="row">${one.visitor.fullName}<br><span class="soft">${one.visitor.nickname}, ${one.visitor.visitorType === 'GUEST' ? 'guest' : 'service provider'}</span></th>
<td data-label="Document"><span class="mono">${maskDocument(one.visitor)}</span><br><span class="soft">${one.visitor.documentType}</span></td>
<td data-label="When">${one.visitor.visitDate}<br>${timeOfMinutes(minuteAt(one.visitor.startsAt, one.timeZone))} to ${timeOfMinutes(minuteAt(one.visitor.endsAt, one.timeZone))}</td>
<td data-label="Room">${one.room}<br><span class="soft">${one.hotelName}</span></td>
<td data-label="State">${stateCell(one, now)}</td>
</tr>`,
  )}</tbody></table>`;
}

const isTakenBack = ({ visitor }: ConsoleVisitor) => visitor.endsAt <= visitor.startsAt;

function stateCell(one: ConsoleVisitor, now: Date): Html {
  if (isTakenBack(one)) return html`<span class="tag bad">taken back</span>`;
  if (one.leftAt !== null) return html`<span class="tag bad">room was left</span>`;
  if (one.visitor.endsAt <= now) return html`<span class="tag">over</span>`;
  if (one.visitor.startsAt <= now) return html`<span class="tag good">welcome now</span>`;
  return html`<span class="tag wait">expected</span>`;
}

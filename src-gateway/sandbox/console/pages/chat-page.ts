import type { AppContext } from '#gateway/context.ts';
import { type ConsoleConversation, latestConversations } from '#gateway/store/chat-store.ts';
import { consolePage } from '../console-page.ts';
import { formatMoment } from '../console-time.ts';
import { type Html, html } from '../html.ts';

const CONVERSATIONS = 40;

export async function chatPage(app: AppContext): Promise<string> {
  const found = await latestConversations(app.store.db, CONVERSATIONS);
  return consolePage(app, {
    path: '/console/chat',
    title: 'Chat',
    lead: html`What guests who were signed in looked for, and whether they found it. What others say is not stored.`,
    body: html`<section class="card" aria-labelledby="conversations"><h2 id="conversations">Conversations</h2>${
      found.length === 0 ? html`<p class="soft">Nobody has used the chat yet.</p>` : table(found)
    }</section>`,
  });
}

function table(conversations: ConsoleConversation[]): Html {
  return html`<table>
<caption>Newest first, the last ${CONVERSATIONS}</caption>
<thead><tr><th scope="col">When</th><th scope="col">Guest</th><th scope="col">Last option</th><th scope="col">Solved</th><th scope="col">Conversation</th></tr></thead>
<tbody>${conversations.map(
    one => html`<tr>
<th scope="row" class="whole">${formatMoment(one.createdAt)}</th>
<td>${one.firstName}</td>
<td data-label="Last option">${one.optionChosen}</td>
<td data-label="Solved">${outcomeCell(one)}</td>
<td data-label="Conversation"><details><summary>${one.history.length} messages</summary><ul>${one.history.map(
      ({ type, text }) => html`<li>${type === 'user' ? html`<b>${text}</b>` : text}</li>`,
    )}</ul></details></td>
</tr>`,
  )}</tbody></table>`;
}

function outcomeCell({ isSolved }: ConsoleConversation): Html {
  if (isSolved === null) return html`<span class="soft">not said</span>`;
  return isSolved
    ? html`<span class="tag good">solved</span>`
    : html`<span class="tag bad">needs help</span>`;
}

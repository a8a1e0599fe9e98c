import { host } from '#renderer/platform/host/host.ts';
import { cardAt, cardNow, type StayCard, stayCard } from './stay-card.ts';

function parse(text: string): StayCard | null {
  try {
    return stayCard.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Expired parts, and a card of another release that does not match the schema, are erased. */
export async function readStayCard(): Promise<StayCard | null> {
  const vault = host().stayCards;
  const found = (await vault?.read()) ?? null;
  if (vault === null || found === null) return null;
  const stored = parse(found.card);
  const card = stored && cardAt(stored, cardNow(stored, Date.now()));
  if (card !== stored || card === null) await storeStayCard(found.session, card);
  return card;
}

/** Stores the card of a session's guest, null for none. `session` is that of the moment of the request. */
export async function storeStayCard(session: string, card: StayCard | null): Promise<void> {
  const vault = host().stayCards;
  if (card === null) await vault?.erase(session);
  else await vault?.store(session, JSON.stringify(card));
}

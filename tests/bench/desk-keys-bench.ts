import { chromium, type Locator, type Page } from '@playwright/test';
import { countryName } from '#renderer/staff/features/shared/countries/country-options.ts';
import type { Board, BoardRow } from '#shared/contract/staff/board.ts';
import type { EnteredIdentity } from '#shared/contract/staff/documents.ts';
import type { Parcel } from '#shared/contract/staff/parcels.ts';
import { CPF } from '#tests/personal-data.ts';
import { chromiumArguments } from '../../build/chromium.ts';
import { BoardPage } from '../journeys/pages/board-page.ts';
import { jardins, openDrawerOf, StaffSignInPage } from '../journeys/pages/staff-pages.ts';
import { textsOf } from '../journeys/pages/texts.ts';
import { send } from '../journeys/staff/staff-api.ts';
import { type BenchRow, ratioRow } from './bench-row.ts';
import { PACE } from './human-pace.ts';
import { withNewPage } from './painted-page.ts';

/** Keys beyond what is typed, from the board to the outcome. */
const BUDGETS = { findGuest: 3, takeCash: 6, seeDocument: 8, handOverParcel: 4, renewCode: 5 } as const;

/** K of an average typist who is no secretary, who knows where the keys are (human-pace.ts names the source). */
const KEY_SECONDS = 0.28;

/** As a registration numbers it. */
const BRAZIL = 30;

const t = textsOf('en');

/** The five commonest acts at the desk, from the board, without the mouse. */
export async function benchDeskKeys(staffUrl: string, executablePath: string): Promise<BenchRow[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    return await withNewPage(browser, { baseURL: staffUrl, locale: 'en-US' }, async page => {
      const signIn = new StaffSignInPage(page);
      await signIn.open();
      await signIn.signIn(jardins.reception.email);
      await new BoardPage(page).arrivals.waitFor();
      await openDrawerOf(page);
      const desk = new Desk(page);
      return [
        await timed('Find a guest', BUDGETS.findGuest, page, keys => findGuest(keys, desk)),
        await timed('Take cash', BUDGETS.takeCash, page, keys => takeCash(keys, desk)),
        await timed('See a document', BUDGETS.seeDocument, page, keys => seeDocument(keys, desk)),
        await timed('Hand over a parcel', BUDGETS.handOverParcel, page, keys => handOverParcel(keys, desk)),
        await timed('Re-issue a door code', BUDGETS.renewCode, page, keys => renewCode(keys, desk)),
      ];
    });
  } finally {
    await browser.close();
  }
}

/** Counts keys and text; the seconds of the person are added up, those of the app are waited for. */
class Keys {
  pressed = 0;
  typed = 0;
  waitedMs = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string, outcome: Locator): Promise<void> {
    this.pressed += 1;
    await this.#wait(() => this.#page.keyboard.press(key), outcome);
  }

  /** A field's text with the key that ends it, which is no act of its own. */
  async fill(text: string, end: 'Enter' | null, outcome: Locator): Promise<void> {
    this.typed += text.length + (end === null ? 0 : 1);
    await this.#page.keyboard.type(text);
    await this.#wait(async () => {
      if (end !== null) await this.#page.keyboard.press(end);
    }, outcome);
  }

  async #wait(act: () => Promise<void>, outcome: Locator): Promise<void> {
    const from = performance.now();
    await act();
    // What is said aloud stands there twice.
    await outcome.first().waitFor();
    this.waitedMs += performance.now() - from;
  }
}

async function timed(
  what: string,
  budget: number,
  page: Page,
  act: (keys: Keys) => Promise<void>,
): Promise<BenchRow> {
  await page.goto('/');
  await new BoardPage(page).arrivals.waitFor();
  const keys = new Keys(page);
  await act(keys);
  const app = keys.waitedMs / 1000;
  const person = (keys.pressed + keys.typed) * KEY_SECONDS + keys.pressed * PACE.mind;
  return ratioRow(
    {
      what: `${what} from the board, by keyboard`,
      figure: `${keys.pressed} keys, ${keys.typed} typed; ${(person + app).toFixed(1)} s, ${app.toFixed(1)} of them the app's`,
      against: `${budget} keys beyond what is typed`,
    },
    { ratio: keys.pressed / budget, budget: 1 },
  );
}

/** What the script has to know of the hotel, by the calls of the page's own session. */
class Desk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async rows(list: 'arrivals' | 'inHouse'): Promise<BoardRow[]> {
    const { rows, lists } = await this.#call<Board>('board');
    return rows.filter(({ accommodationId }) => lists[list].includes(accommodationId));
  }

  async waitingParcel(): Promise<{ code: string; parcel: Parcel }> {
    const { parcels } = await this.#call<{ parcels: Parcel[] }>('parcels?state=WAITING');
    const parcel = parcels.find(({ deliveryCode }) => deliveryCode !== null);
    if (!parcel?.deliveryCode) throw new Error('no parcel with a code waits');
    return { code: parcel.deliveryCode, parcel };
  }

  async document(pathOfPage: string): Promise<EnteredIdentity> {
    const path = pathOfPage.slice(1).replace('/people/', '/guests/');
    const { number } = await this.#call<{ number: string | null }>(`${path}/number`, {});
    return { ...(await this.#call<EnteredIdentity>(path, {})), number };
  }

  async #call<Output>(path: string, body?: unknown): Promise<Output> {
    const cookies = await this.page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const { origin } = new URL(this.page.url());
    const response = await send(origin, `/hotels/${jardins.hotelId}/${path}`, { cookie, body });
    return (await response.json()) as Output;
  }
}

async function rowWhere(desk: Desk, list: 'arrivals' | 'inHouse', isWanted: (row: BoardRow) => boolean) {
  const found = (await desk.rows(list)).find(isWanted);
  if (found === undefined) throw new Error(`the board has no such row among ${list}`);
  return found;
}

const waitsFor = (code: string) => (row: BoardRow) => row.todo.some(todo => todo.code === code);

/** By the locator, which has one hit. */
async function openBooking(keys: Keys, desk: Desk, row: BoardRow): Promise<void> {
  const { page } = desk;
  const board = new BoardPage(page);
  await keys.press('F2', page.locator('search input:focus'));
  await keys.fill(row.locator, null, board.hits.first());
  await keys.press('Enter', page.getByRole('region', { name: t('staff/booking:record.title') }));
}

async function findGuest(keys: Keys, desk: Desk): Promise<void> {
  await openBooking(keys, desk, await rowWhere(desk, 'arrivals', () => true));
}

async function takeCash(keys: Keys, desk: Desk): Promise<void> {
  const { page } = desk;
  await openBooking(keys, desk, await rowWhere(desk, 'arrivals', waitsFor('PAYMENT')));
  const sheet = page.getByRole('dialog');
  await keys.press('F4', sheet.getByRole('textbox').first());
  await keys.fill('5000', null, sheet.getByRole('status').filter({ hasText: t('staff/payment:change') }));
  await keys.press('Control+Enter', sheet.getByText(t('staff/payment:receipt.guest')));
  await keys.press('Escape', page.getByText(t('staff/booking:money.nothingDue')));
}

async function seeDocument(keys: Keys, desk: Desk): Promise<void> {
  const { page } = desk;
  await openBooking(keys, desk, await rowWhere(desk, 'arrivals', waitsFor('IDENTITY')));
  await keys.press('Alt+i', page.locator('select:focus'));
  const seen = await desk.document(new URL(page.url()).pathname);
  const [year, month, day] = seen.birthDate.split('-');
  const focused = page.locator(':focus');
  await keys.fill(t(`staff/document:kinds.${seen.kind ?? 'CPF'}`), 'Enter', focused);
  await keys.fill(seen.number ?? CPF, 'Enter', focused);
  await keys.fill(seen.firstName, 'Enter', focused);
  await keys.fill(seen.lastName, 'Enter', focused);
  await keys.fill(`${month}${day}${year}`, 'Enter', focused);
  await keys.fill(countryName(seen.nationality ?? BRAZIL, 'en') ?? '', 'Enter', focused);
  await keys.press('Enter', page.locator('input[type="checkbox"]:focus'));
  // The comparison is seen before it is approved.
  const approve = { name: new RegExp(`^${t('staff/document:approve')}`), disabled: false };
  await keys.press('Space', page.getByRole('button', approve));
  await keys.press(
    'Control+Enter',
    page.getByRole('region', { name: t('staff/document:approved.title', { name: seen.firstName }) }),
  );
}

async function handOverParcel(keys: Keys, desk: Desk): Promise<void> {
  const { page } = desk;
  const { code, parcel } = await desk.waitingParcel();
  const scan = page.getByRole('textbox', { name: t('staff/parcels:scan.label') });
  await keys.press('Alt+s', scan);
  await keys.fill(code, 'Enter', page.getByRole('dialog').locator('input:focus'));
  await keys.fill(parcel.guestName, null, page.locator('input:focus'));
  await keys.press(
    'Enter',
    page.getByText(t('staff/parcels:handOver.done', { name: parcel.guestName, room: parcel.room })),
  );
}

async function renewCode(keys: Keys, desk: Desk): Promise<void> {
  const { page } = desk;
  const row = await rowWhere(desk, 'inHouse', ({ state }) => state === 'STAYING');
  await openBooking(keys, desk, row);
  const dialog = page.getByRole('alertdialog');
  await keys.press('Shift+F7', dialog.locator('input[type="radio"]:focus'));
  await keys.press('Space', dialog.locator('input[type="radio"]:checked'));
  await keys.press('Control+Enter', page.getByText(/^\d{6}$/));
}

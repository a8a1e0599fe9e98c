import { expect, type Locator, type Page } from '@playwright/test';
import type { DesktopApp } from '../electron/electron-app.ts';
import { ListSheet } from '../electron/pages/list-sheet.ts';
import { OnScreenKeyboard } from '../electron/pages/on-screen-keyboard.ts';
import type { Language } from '../journeys/pages/texts.ts';
import { PACE, Pace } from './human-pace.ts';

/**
 * A guest at a kiosk with nothing but a finger, whose time is taken. The app's own time is that from a touch, by the
 * page's clock, until what the guest waits for is on the screen. A key is shown while the finger goes to the next one:
 * only what it takes longer than that is time of the app's.
 */
export class LobbyGuest {
  readonly pace = new Pace();
  readonly #desktop: DesktopApp;
  readonly #page: Page;
  readonly #keyboard: OnScreenKeyboard;

  constructor(desktop: DesktopApp, page: Page, language: Language) {
    this.#desktop = desktop;
    this.#page = page;
    const typing = {
      tap: async (key: Locator) => {
        this.pace.key();
        await desktop.tap(key);
      },
    };
    this.#keyboard = new OnScreenKeyboard(typing, page, language);
  }

  static async at(desktop: DesktopApp, page: Page, language: Language): Promise<LobbyGuest> {
    await page.evaluate(watchTouches, PACE.key * 1000);
    return new LobbyGuest(desktop, page, language);
  }

  async tap(target: Locator, outcome?: Locator): Promise<void> {
    this.pace.choose();
    await this.#touch(target, outcome);
  }

  async goOn(target: Locator, outcome: Locator): Promise<void> {
    this.pace.goOn();
    await this.#touch(target, outcome);
  }

  async #touch(target: Locator, outcome?: Locator): Promise<void> {
    await target.waitFor();
    await this.#readLabel(target);
    await this.#desktop.tap(target);
    if (!outcome) return;
    await outcome.waitFor();
    const { touchedAt } = await this.#touches();
    this.pace.waited(Date.now() - touchedAt);
    await this.read();
  }

  /** Three letters find a city; a short list is read. */
  async choose(list: Locator, label: string): Promise<void> {
    const sheet = new ListSheet(this.#desktop, this.#page);
    await expect(list).toBeEnabled();
    await this.tap(list, sheet.dialog);
    if (await this.#keyboard.board.isVisible()) await this.#keyboard.type(label.slice(0, 3).toLowerCase());
    await this.tap(sheet.row(label));
    await sheet.dialog.waitFor({ state: 'hidden' });
  }

  /** Enters a field and types; the keys' own time is counted, the script's is not. */
  async type(field: Locator, text: string): Promise<void> {
    this.pace.choose();
    await this.#readLabel(field);
    await this.#keyboard.enter(field);
    const before = await this.#touches();
    await this.#keyboard.type(text);
    const after = await this.#touches();
    this.pace.waited(after.lateMs - before.lateMs);
  }

  async hideKeyboard(): Promise<void> {
    await this.#keyboard.press(this.#keyboard.texts('screen-keyboard:hide'));
    await this.#keyboard.board.waitFor({ state: 'hidden' });
  }

  /** Reads titles, prose and everything to choose among. Other labels are read as they are touched. */
  async read(): Promise<void> {
    const { labels, prose } = await this.#page.evaluate(textToRead);
    this.pace.read(labels, 'label');
    this.pace.read(prose, 'prose');
  }

  async #readLabel(target: Locator): Promise<void> {
    this.pace.read(await target.evaluate(labelOf), 'label');
  }

  #touches(): Promise<{ touchedAt: number; lateMs: number }> {
    return this.#page.evaluate(() => {
      const { touchedAt = '0', lateMs = '0' } = document.documentElement.dataset;
      return { touchedAt: Number(touchedAt), lateMs: Number(lateMs) };
    });
  }
}

/** Runs in the page. The Event Timing API says how long after a touch the next frame came. */
function watchTouches(keyMs: number): void {
  const { dataset } = document.documentElement;
  const longest = new Map<number, number>();
  addEventListener(
    'pointerdown',
    () => {
      dataset['touchedAt'] = String(Date.now());
    },
    { capture: true },
  );
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId === 0) continue;
      longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration));
    }
    const late = [...longest.values()].map(one => Math.max(0, one - keyMs));
    dataset['lateMs'] = String(late.reduce((sum, one) => sum + one, 0));
    // TypeScript's own list of options lacks the threshold, whose default is 104 ms.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page: what the dialog on top of it, or its main part, shows to eyes. */
function textToRead(): { labels: string; prose: string } {
  const dialog = document.querySelector<HTMLElement>('[role="alertdialog"], [role="dialog"]');
  const shown = dialog ?? document.querySelector('main');
  const isSeen = (element: HTMLElement) => element.checkVisibility() && element.offsetWidth > 1;
  const text = (selector: string) =>
    [...(shown?.querySelectorAll<HTMLElement>(selector) ?? [])]
      .filter(isSeen)
      .map(element => element.innerText)
      .join('\n');
  const choices = [...(shown?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])]
    .flatMap(({ labels }) => [...(labels ?? [])])
    .map(label => label.innerText);
  return { labels: [text('h1, h2, h3'), ...choices].join('\n'), prose: text('p, [role="alert"]') };
}

/** Runs in the page. */
function labelOf(element: Element): string {
  const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null)?.[0] : null;
  return label?.innerText ?? element.getAttribute('aria-label') ?? element.textContent;
}

import type { Locator, Page } from '@playwright/test';
import { type Language, startingWith, type Texts, textsOf } from './texts.ts';

type Part = 'ac' | 'lighting' | 'tv';

/** /guest/preferences/room: climate, light, and television with music. */
export class RoomPreferencesPage {
  readonly page: Page;
  readonly t: Texts;
  readonly main: Locator;
  readonly dial: Locator;
  readonly ventilation: Locator;
  /** What the picture of the room shows, in words. */
  readonly caption: Locator;
  readonly leaveDialog: Locator;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.page = page;
    this.t = t;
    this.main = page.getByRole('main');
    this.dial = this.main.getByRole('slider', { name: t('room-preferences:dial.label') });
    this.ventilation = this.main.getByRole('switch', { name: t('room-preferences:ventilation.name') });
    this.caption = this.main.getByRole('figure');
    this.leaveDialog = page.getByRole('alertdialog', { name: t('room-preferences:leave.title') });
  }

  async open(): Promise<void> {
    await this.page.goto('/guest/preferences/room');
    await this.head('ac').waitFor();
  }

  part(part: Part): Locator {
    return this.main.getByRole('region', { name: this.t(`room-preferences:parts.${part}.title`) });
  }

  /** Folds a part open and away. */
  head(part: Part): Locator {
    const title = this.t(`room-preferences:parts.${part}.title`);
    return this.part(part).getByRole('button', { name: startingWith(title) });
  }

  save(part: Part): Locator {
    return this.main.getByRole('button', { name: this.t(`room-preferences:parts.${part}.save`) });
  }

  reset(part: Part): Locator {
    return this.main.getByRole('button', { name: this.t(`room-preferences:parts.${part}.reset`) });
  }

  /** A light, or how often the television is on. */
  radio(name: string): Locator {
    return this.main.getByRole('radio', { name, exact: true });
  }

  channel(name: string): Locator {
    return this.main.getByRole('checkbox', { name, exact: true });
  }
}

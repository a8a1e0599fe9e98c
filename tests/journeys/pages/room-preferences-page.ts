import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';
import { startingWith } from './texts.ts';

type Part = 'ac' | 'lighting' | 'tv';

export class RoomPreferencesPage extends PageModel {
  readonly dial = this.main.getByRole('slider', { name: this.t('room-preferences:dial.label') });
  readonly ventilation = this.main.getByRole('switch', { name: this.t('room-preferences:ventilation.name') });
  readonly caption = this.main.getByRole('figure');
  readonly leaveDialog = this.page.getByRole('alertdialog', { name: this.t('room-preferences:leave.title') });

  readonly part = (part: Part) =>
    this.main.getByRole('region', { name: this.t(`room-preferences:parts.${part}.title`) });
  readonly save = (part: Part) =>
    this.main.getByRole('button', { name: this.t(`room-preferences:parts.${part}.save`) });
  readonly reset = (part: Part) =>
    this.main.getByRole('button', { name: this.t(`room-preferences:parts.${part}.reset`) });
  readonly radio = (name: string) => this.main.getByRole('radio', { name, exact: true });
  readonly channel = (name: string) => this.main.getByRole('checkbox', { name, exact: true });

  async open(): Promise<void> {
    await this.page.goto('/guest/preferences/room');
    await this.head('ac').waitFor();
  }

  head(part: Part): Locator {
    const title = this.t(`room-preferences:parts.${part}.title`);
    return this.part(part).getByRole('button', { name: startingWith(title) });
  }
}

import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';

export class BoardPage extends PageModel {
  readonly arrivals = this.page.getByRole('table', { name: this.t('staff/board:lists.arrivals') });
  readonly departures = this.page.getByRole('table', { name: this.t('staff/board:lists.departures') });
  readonly search = this.page.getByRole('combobox', { name: this.t('staff/search:label') });
  readonly hits = this.page.getByRole('option');

  row(locator: string): Locator {
    return this.arrivals.getByRole('row').filter({ hasText: locator });
  }

  link(locator: string): Locator {
    return this.row(locator).getByRole('link');
  }

  changes(count: number): Locator {
    return this.page.getByRole('button', { name: this.t('staff/board:changes.show', { count }) });
  }

  waiting(count: number): Locator {
    return this.page.getByText(this.t('staff/board:changes.waiting', { count }));
  }
}

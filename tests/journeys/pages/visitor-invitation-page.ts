import type { Locator, Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from './texts.ts';

/** What a visitor opens. */
export class VisitorInvitationPage {
  readonly main: Locator;
  readonly expired: Locator;
  readonly loading: Locator;
  readonly map: Locator;
  readonly openMap: Locator;
  readonly calendar: Locator;
  readonly t: Texts;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.t = t;
    this.main = page.getByRole('main');
    this.expired = this.main.getByRole('heading', {
      level: 1,
      name: t('visitor-invitation:expired.title'),
    });
    this.loading = this.main.getByRole('status', { name: t('visitor-invitation:loading') });
    this.map = this.main.getByRole('img', { name: t('visitor-invitation:mapAlt', { hotel: '' }) });
    this.openMap = this.main.getByRole('link', { name: t('visitor-invitation:openMap') });
    this.calendar = this.main.getByRole('button', { name: t('visitor-invitation:calendar') });
  }

  title(hotel: string): Locator {
    return this.main.getByRole('heading', { level: 1, name: this.t('visitor-invitation:title', { hotel }) });
  }
}

import type { Locator, Page } from '@playwright/test';
import { type Language, type Texts, textsOf } from './texts.ts';

/** Booking step 3: pet, crib and beds of every chosen room. */
export class ServicesPage {
  readonly page: Page;
  readonly texts: Texts;
  readonly next: Locator;
  readonly back: Locator;
  readonly rooms: Locator;

  constructor(page: Page, language: Language = 'en') {
    const texts = textsOf(language);
    this.page = page;
    this.texts = texts;
    this.next = page.getByRole('button', { name: texts('booking-services:continue') });
    this.back = page.getByRole('button', { name: texts('booking-services:back') });
    this.rooms = page.getByRole('list', { name: texts('booking-services:rooms') }).getByRole('article');
  }

  /** One room's questions; rooms count from 1. */
  room(number: number) {
    const room = this.rooms.nth(number - 1);
    const answer = (key: 'pet.yes' | 'pet.no' | 'cradle.yes' | 'cradle.no' | 'bed.double' | 'bed.single') =>
      room.getByRole('radio', { name: this.texts(`booking-services:${key}`) });
    const consent = (about: 'pet' | 'cradle') =>
      room.getByRole('checkbox', { name: this.texts(`booking-services:${about}.consent`) });
    return { room, answer, consent };
  }

  async goOn(): Promise<void> {
    await this.next.click();
    await this.page.waitForURL('**/booking/step-4');
  }
}

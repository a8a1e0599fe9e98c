import type { Locator, Page } from '@playwright/test';
import { type Language, labelled, type Texts, textsOf } from './texts.ts';

/** Home: greeting, booking card, quick actions, cards, highlights, hotels; its tour and its import dialog. */
export class HomePage {
  readonly page: Page;
  readonly main: Locator;
  readonly greeting: Locator;
  readonly stay: Locator;
  readonly book: Locator;
  readonly import: Locator;
  readonly openBooking: Locator;
  /** The tiles. */
  readonly ways: Locator;
  readonly documents: Locator;
  readonly preferences: Locator;
  /** The card that leads to the city guide, before and after the quiz. */
  readonly curation: Locator;
  readonly highlights: Locator;
  readonly showcase: Locator;
  readonly showTour: Locator;
  readonly tour: Locator;
  readonly skip: Locator;
  readonly next: Locator;
  readonly begin: Locator;
  /** The import dialog, whichever of its views it shows. */
  readonly dialog: Locator;
  readonly locator: Locator;
  readonly lastName: Locator;
  readonly submit: Locator;
  readonly confirm: Locator;
  readonly cancel: Locator;
  readonly t: Texts;

  constructor(page: Page, language: Language = 'en') {
    const t = textsOf(language);
    this.t = t;
    this.page = page;
    this.main = page.getByRole('main');
    this.greeting = this.main.getByRole('heading', { level: 1 });
    this.stay = this.main.getByRole('region', { name: t('home:stay.region') });
    this.book = this.stay.getByRole('link', { name: t('home:book') });
    this.import = this.stay.getByRole('button', { name: t('home:import') });
    this.openBooking = this.stay.getByRole('link', { name: t('home:stay.open') });
    this.ways = this.main.getByRole('navigation', { name: t('home:tiles.title') });
    const cards = this.main.getByRole('region', { name: t('home-more:cards.title') }).getByRole('listitem');
    this.documents = cards.filter({ hasText: t('home-more:cards.documents.name') });
    this.preferences = cards.filter({ hasText: t('home-more:cards.preferences.name') });
    this.curation = cards.filter({
      has: page.getByRole('link', { name: curationWay(t) }),
    });
    this.highlights = this.main.getByRole('region', { name: t('home-more:highlights.title') });
    this.showcase = this.main.getByRole('region', { name: t('home-more:showcase.title') });
    this.showTour = this.main.getByRole('button', { name: t('home:tour') });
    this.tour = page.getByRole('dialog', { name: t('tour:title') });
    this.skip = this.tour.getByRole('button', { name: t('tour:skip') });
    this.next = this.tour.getByRole('button', { name: t('tour:next') });
    this.begin = this.tour.getByRole('button', { name: t('tour:begin') });
    this.dialog = page.getByRole('dialog');
    this.locator = this.dialog.getByLabel(labelled(t('import-booking:form.locator')));
    this.lastName = this.dialog.getByLabel(labelled(t('import-booking:form.lastName')));
    this.submit = this.dialog.getByRole('button', { name: t('import-booking:form.submit') });
    this.confirm = this.dialog.getByRole('button', { name: t('import-booking:found.confirm') });
    this.cancel = this.dialog.getByRole('button', { name: t('import-booking:found.cancel') });
  }

  /** One of the tiles by its key. */
  way(name: WayName): Locator {
    return this.ways.getByRole('link', { name: this.t(`home:tiles.${name}.name`) });
  }

  /** Scrolls near what lies below the first view, and waits until it is rendered. */
  async seeAll(): Promise<void> {
    await this.ways.getByRole('link').last().scrollIntoViewIfNeeded();
    await this.page.mouse.wheel(0, 2_000);
    await this.showcase.waitFor();
  }

  async openImport(): Promise<void> {
    await this.import.click();
    await this.locator.waitFor();
  }

  /** Names a booking in the open dialog. */
  async find(locator: string, lastName: string): Promise<void> {
    await this.locator.fill(locator);
    await this.lastName.fill(lastName);
    await this.submit.click();
  }
}

/** The card's way to the guide. */
const curationWay = (t: Texts) =>
  new RegExp(`^(${t('home-more:cards.curation.way')}|${t('home-more:cards.curation.picksWay')})$`);

type WayName =
  | 'deliveries'
  | 'spaces'
  | 'guests'
  | 'visitors'
  | 'curation'
  | 'credits'
  | 'preferences'
  | 'personalInformation';

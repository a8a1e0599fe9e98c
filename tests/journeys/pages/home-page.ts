import { expect } from '@playwright/test';
import { PageModel } from './page-model.ts';
import { labelled, type Texts } from './texts.ts';

export class HomePage extends PageModel {
  readonly greeting = this.main.getByRole('heading', { level: 1 });
  readonly stay = this.main.getByRole('region', { name: this.t('home:stay.region') });
  readonly book = this.stay.getByRole('link', { name: this.t('home:book') });
  readonly import = this.stay.getByRole('button', { name: this.t('home:import') });
  readonly openBooking = this.stay.getByRole('link', { name: this.t('home:stay.open') });
  readonly showCode = this.stay.getByRole('button', { name: this.t('home:stay.showCode') });
  readonly hideCode = this.stay.getByRole('button', { name: this.t('home:stay.hideCode') });
  readonly doorCode = this.stay.getByText(/^\d{6}$/);
  readonly bar = this.page.getByRole('navigation', { name: this.t('shell:bar.label') });
  readonly tiles = this.main.getByRole('navigation', { name: this.t('home:tiles.title') });
  readonly #cards = this.main
    .getByRole('region', { name: this.t('home-more:cards.title') })
    .getByRole('listitem');
  readonly documents = this.#cards.filter({ hasText: this.t('home-more:cards.documents.name') });
  readonly preferences = this.#cards.filter({ hasText: this.t('home-more:cards.preferences.name') });
  readonly curation = this.#cards.filter({
    has: this.page.getByRole('link', { name: curationLink(this.t) }),
  });
  readonly highlights = this.main.getByRole('region', { name: this.t('home-more:highlights.title') });
  /** A kiosk shows its own hotel alone. */
  readonly showcase = this.main.getByRole('region', {
    name: new RegExp(`^(${[1, 3].map(count => this.t('home-more:showcase.title', { count })).join('|')})$`),
  });
  readonly showTour = this.main.getByRole('button', { name: this.t('home:tour') });
  readonly tour = this.page.getByRole('dialog', { name: this.t('tour:title') });
  readonly skip = this.tour.getByRole('button', { name: this.t('tour:skip') });
  readonly next = this.tour.getByRole('button', { name: this.t('tour:next') });
  readonly begin = this.tour.getByRole('button', { name: this.t('tour:begin') });
  readonly dialog = this.page.getByRole('dialog');
  readonly locator = this.dialog.getByLabel(labelled(this.t('import-booking:form.locator')));
  readonly lastName = this.dialog.getByLabel(labelled(this.t('import-booking:form.lastName')));
  readonly submit = this.dialog.getByRole('button', { name: this.t('import-booking:form.submit') });
  readonly confirm = this.dialog.getByRole('button', { name: this.t('import-booking:found.confirm') });
  readonly cancel = this.dialog.getByRole('button', { name: this.t('import-booking:found.cancel') });

  readonly tile = (name: TileName) =>
    this.tiles.getByRole('link', { name: this.t(`home:tiles.${name}.name`) });

  /** Scrolls near what lies below the first view, and waits until it is rendered. */
  async seeAll(): Promise<void> {
    // The tiles are drawn again when the stay has come.
    await expect(() => this.tiles.getByRole('link').last().scrollIntoViewIfNeeded()).toPass();
    await this.page.mouse.wheel(0, 2_000);
    await this.showcase.waitFor();
  }

  async openImport(): Promise<void> {
    await this.import.click();
    await this.locator.waitFor();
  }

  async find(locator: string, lastName: string): Promise<void> {
    await this.locator.fill(locator);
    await this.lastName.fill(lastName);
    await this.submit.click();
  }
}

const curationLink = (t: Texts) =>
  new RegExp(`^(${t('home-more:cards.curation.way')}|${t('home-more:cards.curation.picksWay')})$`);

type TileName =
  | 'deliveries'
  | 'spaces'
  | 'guests'
  | 'visitors'
  | 'curation'
  | 'credits'
  | 'preferences'
  | 'personalInformation';

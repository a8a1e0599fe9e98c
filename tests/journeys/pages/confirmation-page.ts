import { PageModel } from './page-model.ts';

export class ConfirmationPage extends PageModel {
  readonly #title = (key: 'titleConfirmed' | 'titlePending') =>
    this.page.getByRole('heading', { level: 1, name: this.t(`booking-confirmation:${key}`) });
  readonly texts = this.t;
  readonly confirmed = this.#title('titleConfirmed');
  readonly pending = this.#title('titlePending');
  readonly article = this.main.getByRole('article');

  async code(): Promise<string> {
    const shown = await this.article.getByText(/^[A-Z0-9]{6,12}$/).innerText();
    return shown.trim();
  }
}

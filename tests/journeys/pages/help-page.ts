import { PageModel } from './page-model.ts';

export class HelpPage extends PageModel {
  readonly texts = this.t;
  readonly title = this.main.getByRole('heading', { level: 1 });
  readonly search = this.main.getByRole('searchbox', { name: this.t('help:search.label') });
  readonly clear = this.main.getByRole('button', { name: this.t('help:search.clear') });
  readonly tabs = this.main.getByRole('navigation', { name: this.t('help:categories.label') });
  readonly results = this.main.getByRole('region', { name: this.t('help:search.results') });
  readonly count = this.main.getByRole('status');
  readonly marks = this.results.locator('mark');
  readonly support = this.main.getByRole('complementary', { name: this.t('help:support.title') });
  readonly article = this.main.getByRole('article');

  readonly item = (name: string) => this.main.getByRole('link', { name });
}

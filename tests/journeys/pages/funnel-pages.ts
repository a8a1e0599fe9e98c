import { BookingSummary } from './booking-summary.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { PaymentPage } from './payment-page.ts';
import { ResultsPage } from './results-page.ts';
import { SearchPage } from './search-page.ts';
import { ServicesPage } from './services-page.ts';

export const roomNames = {
  en: {
    single: 'Compact Single',
    twin: 'Cobogó Twin',
    queen: 'Garden Queen',
    family: 'Family Room',
    suite: 'Dusk Suite',
  },
  pt: {
    single: 'Solteiro Compacto',
    twin: 'Twin Cobogó',
    queen: 'Queen Jardim',
    family: 'Quarto Família',
    suite: 'Suíte Entardecer',
  },
} as const;
export type RoomKind = keyof typeof roomNames.en;

export class FunnelPages {
  readonly search: SearchPage;
  readonly results: ResultsPage;
  readonly services: ServicesPage;
  readonly payment: PaymentPage;
  readonly confirmation: ConfirmationPage;
  readonly summary: BookingSummary;

  constructor(...[page, language]: ConstructorParameters<typeof SearchPage>) {
    this.search = new SearchPage(page, language);
    this.results = new ResultsPage(page, language);
    this.services = new ServicesPage(page, language);
    this.payment = new PaymentPage(page, language);
    this.confirmation = new ConfirmationPage(page, language);
    this.summary = new BookingSummary(page, language);
  }
}

/** Today on the hotels' calendar. */
export function today(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(now);
}

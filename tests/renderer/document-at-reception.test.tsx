import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import { VerificationCard } from '#renderer/guest/features/account/identity-verification/components/verification-card.tsx';
import { openCase } from '#renderer/guest/features/account/identity-verification/open-case.ts';
import { waitingReason } from '#renderer/guest/features/booking/check-in/check-in-flow.ts';
import { DocumentsCard } from '#renderer/guest/features/stay/home/components/guest-cards.tsx';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { changeLanguage } from '#renderer/platform/i18n/i18n.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { AppError } from '#shared/errors.ts';
import type { IdentityStatus } from '#shared/rules/identity-status.ts';
import { standInForPage } from './page-stub.ts';

const hotel = (hotelId: string, reception?: Hotel['reception']): Hotel => ({
  hotelId,
  name: `Pernoite ${hotelId}`,
  city: 'São Paulo',
  timezone: 'America/Sao_Paulo',
  buildingCode: hotelId,
  ...(reception && { reception }),
});
const hotels = [
  hotel('JARDINS', { from: '07:00', until: '23:00' }),
  hotel('NILO', { from: '00:00', until: '24:00' }),
  hotel('MARISTA'),
];

beforeEach(async () => {
  standInForPage('https://pernoite.test', { identityCheck: 'RECEPTION' });
  await startTexts('en', 'general', 'identity-verification', 'home-more');
});

function cardOf(status: IdentityStatus, hotelId: string | null = 'JARDINS', known = hotels): string {
  const queries = new QueryClient();
  queries.setQueryData(queryKeys.hotels(), known);
  const reasons = status === 'REPROVED' ? [{ code: 'EXPIRED_PASSPORT', description: 'expired' }] : [];
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <VerificationCard
        verification={{ status, reasons }}
        contact="https://hotel-varanda.com.br/contact"
        level={2}
        hotelId={hotelId}
      >
        {null}
      </VerificationCard>
    </QueryClientProvider>,
  );
}

describe('where the reception sees the document, the identity screen', () => {
  test('says so with the hotel’s hours, in both languages, and asks for no picture (PRD-04)', async () => {
    const english = cardOf('PENDING');
    expect(english).toContain('Show us your document at the reception');
    expect(english).toContain('The reception is there from 7\u00a0AM to 11\u00a0PM.');
    expect(english).not.toMatch(/selfie|picture of/i);
    await changeLanguage('pt', false);
    const portuguese = cardOf('PENDING');
    expect(portuguese).toContain('Mostre o seu documento na recepção');
    expect(portuguese).toContain('A recepção atende das 07:00 às 23:00.');
    expect(portuguese).not.toMatch(/selfie|Uma foto/i);
  });

  test('waits for the reception and not for pictures, once the guest has said to come (PRD-04)', () => {
    const waiting = cardOf('PROCESSING');
    expect(waiting).toContain('The reception will check your document');
    expect(waiting).toContain('from 7\u00a0AM to 11\u00a0PM');
    expect(waiting).not.toMatch(/pictures/i);
  });

  test('shows a rejection of the desk with its reason, and that the guest can come again (PRD-03, PRD-04)', () => {
    const rejected = cardOf('REPROVED');
    expect(rejected).toContain('The reception could not confirm your identity');
    expect(rejected).toContain('The passport has expired.');
    expect(rejected).toContain('You can also show your document at the reception.');
  });

  test('names hours that never end, none where the hotel names none, and each hotel’s without a booking (PRD-04)', () => {
    expect(cardOf('PENDING', 'NILO')).toContain('The reception is there day and night.');
    expect(cardOf('PENDING', 'MARISTA')).not.toContain('The reception is there');
    const all = cardOf('PENDING', null);
    expect(all).toContain('Pernoite JARDINS: The reception is there from 7\u00a0AM to 11\u00a0PM.');
    expect(all).toContain('Pernoite NILO: The reception is there day and night.');
    expect(all).not.toContain('MARISTA');
    expect(cardOf('PENDING', null, hotels.slice(0, 1))).not.toContain('Pernoite JARDINS:');
  });

  test('has a card at home that sends nobody to take pictures (PRD-04)', () => {
    const card = renderToStaticMarkup(
      <MemoryRouter>
        <DocumentsCard value="PENDING" isFailed={false} onRetry={() => undefined} />
      </MemoryRouter>,
    );
    expect(card).toContain('Show your document once at the reception');
    expect(card).not.toContain('Send document');
  });
});

describe('opening a case', () => {
  const inProgress = () => Promise.reject(new AppError('VALIDATION_IN_PROGRESS', 'being checked'));

  test('at the reception opens no page, and goes on (PRD-04)', async () => {
    expect(await openCase(async () => null, true)).toEqual({ is: 'announced' });
  });

  test('that was announced before, or whose response was lost, goes on too (PRD-04)', async () => {
    expect(await openCase(inProgress, true)).toEqual({ is: 'announced' });
    expect(await openCase(inProgress, false)).toMatchObject({ is: 'failed' });
  });

  test('follows a gateway that has changed its provider meanwhile (PRD-03)', async () => {
    const address = 'https://identity.hotel-varanda.com.br/#token';
    expect(await openCase(async () => address, true)).toEqual({ is: 'page', address });
    expect(await openCase(async () => null, false)).toEqual({ is: 'announced' });
  });
});

test('a finished check-in waits for the document, or names the reception’s rejection (PRD-04, SEC-19)', () => {
  const reasonOf = (identityStatus: IdentityStatus) =>
    waitingReason({ waitsFor: 'IDENTITY', identityStatus }, true);
  expect(reasonOf('PROCESSING')).toBe('document');
  expect(reasonOf('REPROVED')).toBe('declined');
  expect(reasonOf('PENDING')).toBeNull();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import { CheckInFirst } from '#renderer/guest/features/booking/booking-confirmation/components/check-in-first.tsx';
import { stayEntry } from '#renderer/guest/features/booking/booking-confirmation/components/confirmation-tools.tsx';
import type { Booked } from '#renderer/guest/features/booking/booking-confirmation/confirmed-event.ts';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { deviceProfile } from '#renderer/platform/host/device-profile.ts';
import { host, provideHost } from '#renderer/platform/host/host.ts';
import { calendarFile } from '#renderer/platform/ui/calendar-file.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { booking, chosen, couple, fees, search } from './funnel-stay.ts';
import { standInForPage } from './page-stub.ts';

const hotel: Hotel = {
  hotelId: 'JARDINS',
  name: 'Pernoite Jardins',
  city: 'São Paulo',
  timezone: 'America/Sao_Paulo',
  buildingCode: 'JARDINS',
  address: ['Alameda Lorena, 1480'],
};

async function shown(isBookingCheckinAvailable: boolean): Promise<string> {
  standInForPage('https://pernoite.test', { pix: { home: 15, lobby: 5 } });
  await startTexts('en', 'general', 'booking-confirmation', 'guest-booking');
  // A device of the hotel queries the booking without a session in this test.
  provideHost({
    ...host(),
    profile: deviceProfile({ ...defaultDeviceSettings, profile: 'kiosk', hotelId: 'JARDINS' }),
  });
  const queries = new QueryClient();
  const details = { isBookingCheckinAvailable, isInvitationPending: false };
  queries.setQueryData([...queryKeys.bookingDetails('b1'), 'en'], details);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <CheckInFirst booking={booking} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('a booking that can check in says so with the way there, and any other one nothing (FUN-60)', async () => {
  expect(await shown(true)).toMatch(/Check-in is open.*href="\/guest\/checkin\/b1\/start"/s);
  expect(await shown(false)).toBe('');
});

test('the calendar file has the booked hours of the hotel, its address and the booking’s link (FUN-60)', () => {
  standInForPage('https://pernoite.test');
  const rooms = chosen(couple).rooms.flatMap(room => (room ? [room] : []));
  const funnel: Booked = { stage: 'booked', search: search(couple), rooms, fees, walkIn: false, booking };
  const url = 'https://pernoite.test/guest/booking/details/b1';
  const file = calendarFile({ ...stayEntry(funnel, hotel, url), summary: 'Stay', description: 'PNT123' });
  expect(file).toContain('DTSTART:20261201T220000Z');
  expect(file).toContain('DTEND:20261203T130000Z');
  expect(file).toContain('Alameda Lorena');
  expect(file.replaceAll('\r\n ', '')).toContain(url);
});

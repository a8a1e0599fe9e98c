import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import { SettingsList } from '#renderer/guest/features/account/settings/components/settings-list.tsx';
import { DeliveryList } from '#renderer/guest/features/stay/deliveries/components/delivery-list.tsx';
import { CurationCard } from '#renderer/guest/features/stay/home/components/curation-card.tsx';
import { MinibarOptions } from '#renderer/guest/features/stay/preferences/components/minibar-options.tsx';
import { useOptionName } from '#renderer/guest/features/stay/preferences/option-name.ts';
import { CheckChips } from '#renderer/guest/features/stay/quiz/components/check-chips.tsx';
import { LoadedSpaces } from '#renderer/guest/features/stay/space-reservation/components/loaded-spaces.tsx';
import { VisitorsPage } from '#renderer/guest/features/stay/visitors/components/visitors-page.tsx';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';
import { deviceProfile } from '#renderer/platform/host/device-profile.ts';
import { host, provideHost } from '#renderer/platform/host/host.ts';
import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { AppError } from '#shared/errors.ts';
import { standInForPage } from './page-stub.ts';

let queries: QueryClient;
beforeAll(() =>
  startTexts(
    'en',
    'general',
    'shell',
    'deliveries',
    'home-more',
    'minibar',
    'quiz',
    'room-preferences',
    'settings',
    'space-reservation',
    'visitors',
  ),
);
beforeEach(() => {
  standInForPage('https://pernoite.test');
  queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
});

const holds = (queryKey: QueryKey, data: unknown) => queries.setQueryData(queryKey, data);
const hasFailed = (queryKey: QueryKey, code: string) =>
  queries
    .getQueryCache()
    .build(queries, { queryKey })
    .setState({ status: 'error', error: new AppError(code, 'no') });
const rendered = (screen: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{screen}</MemoryRouter>
    </QueryClientProvider>,
  );

describe('a guest who does not stay', () => {
  const spaces = [...queryKeys.spaces(), 'en'];
  const page = () => rendered(<LoadedSpaces>{() => 'the spaces'}</LoadedSpaces>);

  test('reads when spaces open, with a link to the bookings; another failure is one (SPC-01, APS-17)', () => {
    hasFailed(spaces, 'STAY_NOT_IN_PROGRESS');
    expect(page()).toMatch(/The spaces are yours while you stay.*href="\/guest\/booking\/active"/);
    hasFailed(spaces, 'INTERNAL_SERVER_ERROR');
    expect(page()).toContain('role="alert"');
    expect(page()).not.toContain('href="/guest/booking/active"');
  });

  test('reads what deliveries are for, and has no address for couriers (HOM-09)', () => {
    const list = { registeredDeliveries: [], next: null, deliverTo: null };
    holds([...queryKeys.deliveryList(null, 'active'), 'en'], { pages: [list], pageParams: [null] });
    expect(rendered(<DeliveryList status="active" />)).toMatch(
      /For the days you stay with us.*href="\/guest\/booking"/,
    );
  });

  test('reads that visitors come during a stay, and can invite none (VIS-04)', () => {
    holds(queryKeys.visitorList(), []);
    holds(queryKeys.visitableRooms(), []);
    expect(rendered(<VisitorsPage />)).toMatch(
      /Visitors come while you are here.*href="\/guest\/booking\/active"/,
    );
    expect(rendered(<VisitorsPage />)).not.toContain('Invite');
  });
});

test('a guide that does not respond leaves home its link to it, and says nothing (HOM-03, PD-130)', () => {
  const cities = [...queryKeys.guideCities(), 'en'];
  const card = () => rendered(<CurationCard isFilled />);
  const silent = /The city, by those who live in it.*href="\/guest\/curation"/;
  hasFailed(cities, 'NETWORK_UNREACHABLE');
  expect(card()).toMatch(silent);
  holds(cities, [{ buildingId: 'JARDINS', description: 'São Paulo' }]);
  const places = [...queryKeys.guideList('forYou', 'JARDINS'), 'en'];
  hasFailed(places, 'NETWORK_UNREACHABLE');
  expect(card()).toMatch(silent);
  expect(card()).not.toContain('role="alert"');
  holds(places, [
    { webSourceId: 'PERNOITE', sourceId: 'cafe', title: 'Café', tag: 'Coffee', imageUrl: null },
  ]);
  expect(card()).toMatch(/For you in São Paulo.*Café/);
});

test('options that the app has no texts for have the hotel’s own names (PD-37)', () => {
  const named = (key: string) => ({ id: 1, key, name: { en_us: 'Sauna', pt_br: 'Sauna seca' } });
  const Option = ({ name }: { name: string }) => useOptionName()('lighting', named(name));
  const minibar = { ...named('SAUNA'), id: 'm', description: named('').name, pictureUrl: null, items: [] };
  const shown = [
    <Option key="room" name="SAUNA" />,
    <CheckChips
      key="quiz"
      kind="HOBBY"
      options={[named('SAUNA')]}
      chosen={[]}
      isFull={false}
      onToggle={() => undefined}
    />,
    <MinibarOptions
      key="minibar"
      minibar={{
        options: [{ ...minibar, description: { en_us: '', pt_br: '' } }],
        optionDefault: null,
        optionSelected: null,
      }}
      chosen="m"
      onChoose={() => undefined}
    />,
  ];
  for (const screen of shown) expect(rendered(screen)).toContain('Sauna');
  expect(rendered(<Option name="HALF_LIGHT" />)).not.toContain('Sauna');
});

test('the settings of a kiosk end with the sign-out button (SET-01)', () => {
  provideHost({
    ...host(),
    profile: deviceProfile({ ...defaultDeviceSettings, profile: 'kiosk', hotelId: 'JARDINS' }),
  });
  const list = rendered(<SettingsList path="/guest/settings" onSignOut={() => undefined} />);
  expect(list).toMatch(/<button[^>]*>.*Sign out<\/button><\/li><\/ul><\/nav>$/);
});

import { type QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import {
  LoadedPreferences,
  toLoadState,
} from '#renderer/guest/features/stay/preferences/components/loaded-preferences.tsx';
import { preferencesQuery } from '#renderer/guest/features/stay/preferences/queries.ts';
import { createQueryClient } from '#renderer/platform/gateway/query-client.ts';
import type { GuestPreferences } from '#shared/contract/guest/preferences.ts';
import { standInForPage } from './page-stub.ts';

const chosen = (lighting: number): GuestPreferences => {
  const options = [0, 1].map(id => ({ id, key: `KEY_${id}`, name: { en_us: `${id}`, pt_br: `${id}` } }));
  return {
    aboutYou: { isFilled: false },
    ac: { options, optionSelected: null, optionDefault: 0, onlyVentilationEnabled: false },
    lighting: {
      options: options.map(option => ({ ...option, url: null })),
      optionSelected: lighting,
      optionDefault: 0,
    },
    tv: { routineOptions: options, channelOptions: [], routineDefault: 0, optionsSelected: null },
    minibar: { options: [], optionDefault: null, optionSelected: null },
    nextStay: null,
  };
};

let queries: QueryClient;
let response: GuestPreferences | null;
beforeAll(async () => {
  standInForPage('https://pernoite.test');
  await startTexts('en', 'general');
});
beforeEach(() => {
  queries = createQueryClient();
  response = chosen(0);
});
afterEach(() => queries.clear());

function openPage() {
  const queryFn = async () => {
    if (response === null) throw new Error('the gateway does not respond');
    return response;
  };
  const page = new QueryObserver(queries, { ...preferencesQuery(), queryFn });
  const close = page.subscribe(() => undefined);
  const state = () => toLoadState(page.getCurrentResult());
  return { page, state, close, light: () => page.getCurrentResult().data?.lighting.optionSelected };
}

describe('a page of the preferences that takes the place of another one', () => {
  /** The next page is there before the cache has dropped what the one before loaded. */
  async function changeTab(next: GuestPreferences | null) {
    const before = openPage();
    await expect.poll(before.state).toBe('loaded');
    response = next;
    before.close();
    return openPage();
  }

  test('shows nothing before its own load, and then what that brought (PRF-05)', async () => {
    const minibar = await changeTab(chosen(1));
    expect(minibar.light(), 'what the page before has loaded').toBe(0);
    expect(minibar.state()).toBe('loading');
    await expect.poll(minibar.state).toBe('loaded');
    expect(minibar.light()).toBe(1);
    minibar.close();
  });

  test('says that its load failed, and shows what the retry brings (PRF-05)', async () => {
    const minibar = await changeTab(null);
    await expect.poll(minibar.state).toBe('failed');
    expect(minibar.light(), 'what the page before has loaded').toBe(0);
    const failedAgain = minibar.page.refetch();
    expect(minibar.state()).toBe('loading');
    await failedAgain;
    expect(minibar.state()).toBe('failed');
    response = chosen(1);
    await minibar.page.refetch();
    expect([minibar.state(), minibar.light()]).toEqual(['loaded', 1]);
    minibar.close();
  });

  test('is not there while it loads, also where the page before has loaded something (PRF-05)', () => {
    queries.setQueryData(preferencesQuery().queryKey, chosen(0));
    const html = renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <LoadedPreferences loading={<p>loading</p>} failed="failed">
          {() => <button type="button">save</button>}
        </LoadedPreferences>
      </QueryClientProvider>,
    );
    expect(html).toBe('<p>loading</p>');
  });
});

test('a page whose data are fetched again shows them meanwhile, and an error once that fails (PRF-05)', async () => {
  const room = openPage();
  await expect.poll(room.state).toBe('loaded');
  const again = room.page.refetch();
  expect(room.state()).toBe('loaded');
  await again;
  response = null;
  await room.page.refetch();
  expect(room.state()).toBe('failed');
  room.close();
});

test('what a save returns is shown, also where a load has failed meanwhile (PRF-05)', async () => {
  response = null;
  const room = openPage();
  await expect.poll(room.state).toBe('failed');
  queries.setQueryData(preferencesQuery().queryKey, chosen(1));
  expect([room.state(), room.light()]).toEqual(['loaded', 1]);
  room.close();
});

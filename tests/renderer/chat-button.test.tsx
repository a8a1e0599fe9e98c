import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChatButton } from '#renderer/guest/app/shell/chat-button.tsx';
import { type ChatTree, loadAgain } from '#renderer/guest/app/shell/chat-port.ts';
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import { standInForPage } from './page-stub.ts';

beforeAll(async () => {
  standInForPage('https://pernoite.test');
  await startTexts('en', 'general', 'shell');
});

const button = (tree: ChatTree) => renderToStaticMarkup(<ChatButton tree={tree} onOpen={() => undefined} />);

describe('the header’s chat button', () => {
  test('can be pressed once the chat is there', () => {
    expect(button('ready')).toMatch(/^<button(?![^>]* disabled)[^>]* aria-label="Chat with us"/);
  });
  test('is disabled while the chat loads (APP-18)', () => {
    expect(button('loading')).toMatch(/^<button[^>]* disabled=""/);
  });
  test('is hidden when the chat’s tree fails to load (APP-19, PD-03)', () => {
    expect(button('failed')).toBe('');
  });
});

describe('a chat that failed to load', () => {
  let stop: () => void;
  let loads: number;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    loads = 0;
    stop = loadAgain(async () => void (loads += 1));
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('is loaded again after a minute, and not while nobody sees the page (APP-19)', async () => {
    await vi.advanceTimersByTimeAsync(59_999);
    expect(loads).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(loads).toBe(1);
    Object.assign(document, { visibilityState: 'hidden' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(loads).toBe(1);
  });

  test('is loaded again when the guest comes back to the window, until it is there (APP-19)', async () => {
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(0);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(loads).toBe(2);
    stop();
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(loads).toBe(2);
  });
});

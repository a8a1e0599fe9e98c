import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { ChatButton } from '#renderer/app/shell/chat-button.tsx';
import type { ChatTree } from '#renderer/app/shell/chat-port.ts';
import { startTexts } from '#renderer/i18n/i18n.ts';
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

import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

export function runHook<Result>(hook: () => Result, wrap: (child: ReactNode) => ReactNode = child => child) {
  const window = Object.assign(new EventTarget(), { HTMLIFrameElement: class {} });
  const page = { nodeType: 9, activeElement: null, defaultView: window };
  const document = Object.assign(new EventTarget(), page);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  // React then does all its work within `act`: what it left for later would find no window.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const element = { nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument: document };
  const root = createRoot(Object.assign(new EventTarget(), element) as unknown as Element);
  const results: Result[] = [];
  const Component = () => {
    results.push(hook());
    return null;
  };
  act(() => root.render(wrap(createElement(Component))));
  return {
    latest: () => results.at(-1) as Result,
    act: (work: () => void) => act(work),
    unmount: () => act(() => root.unmount()),
  };
}

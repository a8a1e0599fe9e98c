import { createDOMRenderer } from '@fluentui/react-components';

const minWidth = (query: string) => Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0);

/** The renderer of the page itself. */
export function createPageRenderer() {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  return createStyleRenderer(document, nonce);
}

/** Griffel's renderer: for a document, or for the HTML of a first view. The page's policy allows only its nonce. */
export function createStyleRenderer(target: Document | undefined, nonce: string) {
  return createDOMRenderer(target, {
    styleElementAttributes: { nonce },
    // By default media queries are sorted as text, where 1024 comes before 640 and the narrower one wins.
    compareMediaQueries: (one, other) => minWidth(one) - minWidth(other) || (one < other ? -1 : 1),
  });
}

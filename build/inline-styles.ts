import type { Plugin } from 'vite';

const STYLE_LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;

/**
 * Puts the entry's style sheet (6 KiB) into the page: the hotel's name is painted with the page itself and not one
 * round trip later. The nonce is the page's own, as for the styles that Griffel adds.
 */
export function inlineStyles(pageFile: string): Plugin {
  return {
    name: 'pernoite:inline-styles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[pageFile];
        if (page?.type !== 'asset') return;
        page.source = String(page.source).replace(STYLE_LINK, (link, file: string) => {
          const sheet = bundle[file];
          if (sheet?.type !== 'asset') return link;
          return `<style nonce="__CSP_NONCE__">${String(sheet.source).replaceAll('</', '<\\/')}</style>`;
        });
      },
    },
  };
}

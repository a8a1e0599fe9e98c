import type { FrameAppearance } from '#shared/card-frame.ts';

const dark = '(prefers-color-scheme: dark)';
const contrast = '(prefers-contrast: more)';
const still = '(prefers-reduced-motion: reduce)';

function behind(element: Element): string {
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around);
    if (backgroundColor.startsWith('rgb(')) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}

export function readFrameAppearance(frame: Element, language: FrameAppearance['language']): FrameAppearance {
  const root = document.documentElement;
  const { theme, contrast: wanted, density } = root.dataset;
  const isDark = theme === undefined ? matchMedia(dark).matches : theme === 'dark';
  return {
    language,
    theme: isDark ? 'dark' : 'light',
    contrast: wanted === 'more' || matchMedia(contrast).matches,
    background: behind(frame),
    touch: density === 'touch',
    fontSize: Number.parseFloat(getComputedStyle(root).fontSize),
    reducedMotion: matchMedia(still).matches,
  };
}

export function watchFrameAppearance(changed: () => void): () => void {
  const attributes = new MutationObserver(changed);
  attributes.observe(document.documentElement, { attributes: true });
  const queries = [dark, contrast, still].map(query => matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    attributes.disconnect();
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

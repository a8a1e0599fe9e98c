import type { FrameLook } from '#shared/card-frame.ts';

export function wear(look: FrameLook): void {
  const { language, theme, contrast, background, touch, fontSize, reducedMotion } = look;
  const root = document.documentElement;
  root.lang = language === 'pt' ? 'pt-BR' : 'en';
  root.dataset['theme'] = theme;
  root.style.background = background;
  root.style.fontSize = `${fontSize}px`;
  root.classList.toggle('contrast', contrast);
  root.classList.toggle('touch', touch);
  root.classList.toggle('still', reducedMotion);
}

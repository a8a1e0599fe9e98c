import { useAtomValue } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '#renderer/platform/i18n/i18n.ts';
import type { Language } from '#renderer/platform/i18n/language.ts';
import { kioskModesAtom } from '#renderer/platform/state/kiosk-modes.ts';

function spokenText(element: Element): string {
  const parts = [nameOf(element), valueOf(element)].filter(text => text !== '');
  return parts.join(', ').replace(/\s+/g, ' ').trim();
}

function textOf(element: Element): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], svg, style, script')) hidden.remove();
  return (copy.textContent ?? '').trim();
}

function nameOf(element: Element): string {
  const named = element.getAttribute('aria-label');
  if (named !== null && named.trim() !== '') return named;
  const by = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .map(id => (id === '' ? null : document.getElementById(id)))
    .filter(found => found !== null);
  if (by.length > 0) return by.map(textOf).join(' ');
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
    return [...(element.labels ?? [])].map(textOf).join(' ');
  }
  return textOf(element);
}

/** Never typed input: a stranger may be listening. */
function valueOf(element: Element): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  return '';
}

function platformSpeech(): SpeechSynthesis | null {
  return 'speechSynthesis' in window ? window.speechSynthesis : null;
}

function onVoices(listener: () => void): () => void {
  const speech = platformSpeech();
  speech?.addEventListener('voiceschanged', listener);
  return () => speech?.removeEventListener('voiceschanged', listener);
}

/** True if this screen can speak: many have no voice installed. */
export function useHasVoice(): boolean {
  return useSyncExternalStore(onVoices, () => (platformSpeech()?.getVoices().length ?? 0) > 0);
}

function say(text: string, language: Language): void {
  const speech = platformSpeech();
  if (speech === null || text === '') return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language === 'pt' ? 'pt-BR' : 'en-US';
  // Newer text takes precedence: a guest who moves on does not wait for the previous sentence.
  speech.cancel();
  speech.speak(utterance);
}

const CONTROLS = 'a, button, input, select, textarea, [role], [tabindex]';

export function useSpeech(): void {
  const { spoken } = useAtomValue(kioskModesAtom);
  const language = useLanguage();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!spoken) return;
    // The screen is complete when its heading is mounted.
    const timer = setTimeout(() => {
      const titles = [...document.querySelectorAll('[role="dialog"] h2, [role="alertdialog"] h2, h1')];
      const [title] = titles;
      if (title) say(spokenText(title), language);
    }, 300);
    return () => clearTimeout(timer);
  }, [spoken, language, pathname]);
  useEffect(() => {
    if (!spoken) return;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(CONTROLS) && target.tagName !== 'MAIN') {
        say(spokenText(target), language);
      }
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      platformSpeech()?.cancel();
    };
  }, [spoken, language]);
}

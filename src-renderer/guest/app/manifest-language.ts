import { onLanguageChange } from '#renderer/platform/i18n/i18n.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';

const MANIFESTS = { pt: '/brand/site.webmanifest', en: '/brand/site.en.webmanifest' } as const;

/** The installed app's texts are in the language of the page; both manifests identify the same app. */
export function followManifestLanguage(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link === null) return;
  const follow = () => link.setAttribute('href', MANIFESTS[currentLanguage()]);
  follow();
  onLanguageChange(follow);
}

import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { chooseLanguage } from '#renderer/guest/features/account/account-language/account-language.ts';
import { useSession } from '#renderer/guest/features/shared/session/session-state.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { type Language, languages } from '#renderer/platform/i18n/language.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand, canHover } from '#renderer/platform/ui/theme.ts';
import { toast } from '#renderer/platform/ui/toast.ts';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '28px', alignContent: 'start' },
  text: { display: 'grid', gap: '12px' },
  subtitle: { margin: 0, color: brand.inkSoft, fontSize: '1.0625rem' },
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, border: 'none' },
  choice: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1fr 20px',
    alignItems: 'center',
    gap: '16px',
    minHeight: '72px',
    padding: '16px 24px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    cursor: 'pointer',
    fontFamily: brand.fontDisplay,
    fontSize: '1.375rem',
    [canHover]: { ':hover': { boxShadow: brand.shadowSoft } },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '& svg': { visibility: 'hidden' },
  },
  chosen: {
    border: `2px solid ${tokens.colorBrandStroke1}`,
    padding: '15px 23px',
    '& svg': { visibility: 'visible', color: tokens.colorBrandForeground1 },
  },
  radio: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  legend: { padding: 0 },
});

export function Component() {
  const styles = useStyles();
  const t = useText('shell');
  const current = useLanguage();
  const signedIn = useSession().status === 'signedIn';
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);

  async function choose(language: Language) {
    setOutcome(null);
    try {
      const { account } = await chooseLanguage(language, signedIn);
      setOutcome(account === 'failed' ? 'failed' : 'saved');
    } catch (error) {
      toast.notify({ intent: 'error', error });
    }
  }

  return (
    <div className={styles.page}>
      <title>{`${t('language.label')} · Pernoite`}</title>
      <div className={styles.text}>
        <Heading level={1}>{t('language.title')}</Heading>
        <p className={styles.subtitle}>{t('language.subtitle')}</p>
      </div>
      <fieldset className={styles.list} aria-label={t('language.label')}>
        {languages.map(language => (
          <label
            key={language}
            className={mergeClasses(styles.choice, language === current && styles.chosen)}
          >
            <input
              className={styles.radio}
              type="radio"
              name="language"
              value={language}
              checked={language === current}
              onChange={() => void choose(language)}
            />
            <span lang={language === 'pt' ? 'pt-BR' : 'en'}>{t(`language.${language}`)}</span>
            <CheckIcon />
          </label>
        ))}
      </fieldset>
      <div aria-live="polite">
        {outcome === 'saved' && <Notice intent="success">{t('language.saved')}</Notice>}
        {outcome === 'failed' && <Notice intent="info">{t('language.notSaved')}</Notice>}
      </div>
    </div>
  );
}

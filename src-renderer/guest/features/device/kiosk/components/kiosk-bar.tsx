import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { chooseSessionLanguage, useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { languages } from '#renderer/platform/i18n/language.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { AccessibilityIcon, BellIcon, StartOverIcon } from './kiosk-icons.tsx';

const useStyles = makeStyles({
  bar: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 6,
    height: 'var(--kiosk-bar)',
    backgroundColor: brand.jatoba,
    color: brand.onJatoba,
    borderTop: `3px solid ${brand.brass}`,
    '& :focus-visible': { outlineColor: brand.onJatoba, outlineOffset: '-6px' },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr 1fr',
    alignItems: 'stretch',
    gap: '8px',
    maxWidth: '1600px',
    marginInline: 'auto',
    height: '100%',
    padding: '6px 24px',
  },
  tool: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    padding: '8px 12px',
    border: 'none',
    borderRadius: '20px',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    lineHeight: 1.15,
    textAlign: 'start',
    cursor: 'pointer',
    ':active': { backgroundColor: `color-mix(in srgb, ${brand.onJatoba} 14%, transparent)` },
    '& svg': { flexShrink: 0, color: brand.brass, width: '1.6em', height: '1.6em' },
  },
  languages: {
    display: 'flex',
    alignSelf: 'center',
    gap: '4px',
    margin: 0,
    padding: '4px',
    border: `1px solid color-mix(in srgb, ${brand.onJatoba} 30%, transparent)`,
    borderRadius: '999px',
  },
  language: { minHeight: '56px', minWidth: '84px', borderRadius: '999px' },
  spoken: {
    backgroundColor: brand.onJatoba,
    color: brand.jatoba,
    ':active': { backgroundColor: brand.onJatoba },
  },
});

type ToolProps = { icon: ReactNode; label: string; onPress: () => void };

function Tool({ icon, label, onPress }: ToolProps) {
  const styles = useStyles();
  return (
    <button type="button" className={styles.tool} onClick={onPress}>
      {icon}
      <span>{label}</span>
    </button>
  );
}

function Languages() {
  const styles = useStyles();
  const t = useText('kiosk');
  const names = useText('shell');
  const current = useLanguage();
  const [isBusy, setBusy] = useState(false);
  return (
    <fieldset className={styles.languages} aria-label={t('frame.language')}>
      {languages.map(language => (
        <button
          key={language}
          type="button"
          className={mergeClasses(styles.tool, styles.language, language === current && styles.spoken)}
          lang={language === 'pt' ? 'pt-BR' : 'en'}
          aria-pressed={language === current}
          aria-label={`${language.toUpperCase()} ${names(`language.${language}`)}`}
          onClick={() => {
            if (isBusy) return;
            setBusy(true);
            void chooseSessionLanguage(language).finally(() => setBusy(false));
          }}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

type KioskBarProps = { onStartOver: () => void; onModes: () => void; onStaff: () => void };

export function KioskBar({ onStartOver, onModes, onStaff }: KioskBarProps) {
  const styles = useStyles();
  const t = useText('kiosk');
  return (
    <footer className={styles.bar} aria-label={t('frame.label')}>
      <div className={styles.row} data-kiosk-tools>
        <Tool icon={<StartOverIcon />} label={t('frame.startOver')} onPress={onStartOver} />
        <Languages />
        <Tool icon={<AccessibilityIcon />} label={t('frame.accessibility')} onPress={onModes} />
        <Tool icon={<BellIcon />} label={t('frame.staff')} onPress={onStaff} />
      </div>
    </footer>
  );
}

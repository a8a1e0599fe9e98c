import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';
import { OwnLanguage } from '#renderer/platform/i18n/own-language.tsx';
import { paths } from '#renderer/platform/paths.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { EndGuestDialog } from './end-guest-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** Colours that distinguish windows side by side; the number on each has a contrast of at least 4.5 to 1. */
const colours = [
  { backgroundColor: '#f6cebc', color: '#461f11' },
  { backgroundColor: '#c8dcc1', color: '#26391f' },
  { backgroundColor: '#f3d58a', color: '#4a3508' },
  { backgroundColor: '#b9d4e6', color: '#12344a' },
  { backgroundColor: '#e3c6e0', color: '#47204a' },
  { backgroundColor: '#fff4e3', color: '#3b2418' },
] as const;

function guestColour(number: number): { backgroundColor: string; color: string } {
  return colours[(number - 1) % colours.length] ?? colours[0];
}

const useStyles = makeStyles({
  bar: { backgroundColor: brand.jatoba, color: brand.onJatoba, '@media print': { display: 'none' } },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    maxWidth: '1280px',
    minHeight: '56px',
    marginInline: 'auto',
    paddingInline: '20px 12px',
    paddingBlock: '6px',
    [from.medium]: { paddingInline: '32px' },
    [from.wide]: { paddingInline: '40px' },
  },
  guest: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    margin: '0 auto 0 0',
    fontWeight: 600,
    fontSize: '1.0625rem',
  },
  // No two windows side by side have the same colour; the number identifies them without colour.
  mark: {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: '999px 999px 8px 8px',
    fontVariantNumeric: 'tabular-nums',
  },
  button: {
    minHeight: '44px',
    color: brand.onJatoba,
    backgroundColor: 'transparent',
    border: '1px solid transparent',
    ':hover': { color: brand.onJatoba, backgroundColor: 'rgb(255 255 255 / 12%)' },
    ':hover:active': { color: brand.onJatoba, backgroundColor: 'rgb(255 255 255 / 18%)' },
    ':focus-visible': { outline: `2px solid ${brand.onJatoba}`, outlineOffset: '-4px' },
  },
  end: { border: '1px solid currentColor' },
});

type Dialog = 'end' | 'shortcuts';

/** Staff read it: it has the desk's language, also after a guest's account has changed the page's (KSK-24). */
export default function DeskBar() {
  const language = host().profile.language ?? currentLanguage();
  return (
    <OwnLanguage language={language}>
      <Bar lang={language === 'pt' ? 'pt-BR' : 'en'} />
    </OwnLanguage>
  );
}

function Bar({ lang }: { lang: string }) {
  const styles = useStyles();
  const t = useText('desk');
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const { device } = host();
  const number = device?.description.stage === 'guest' ? device.description.guestNumber : null;

  useEffect(
    () =>
      device?.onCommand(command => {
        switch (command) {
          case 'endGuest':
            return setDialog('end');
          case 'showShortcuts':
            return setDialog('shortcuts');
          case 'find':
            return void navigate(paths.deskPayment);
          case 'bookNow':
            return void navigate(paths.bookingStep1);
          case 'refresh':
            return;
          default:
            command satisfies never;
        }
      }),
    [device, navigate],
  );

  const newGuest = () => {
    device?.openGuestWindow().catch(() => toast.notify({ intent: 'error', textKey: 'desk:bar.noWindow' }));
  };

  return (
    <>
      <section className={styles.bar} lang={lang} aria-label={t('bar.label')}>
        <div className={styles.row}>
          <p className={styles.guest}>
            {number !== null && (
              <span className={styles.mark} style={guestColour(number)} aria-hidden="true">
                {number}
              </span>
            )}
            <span>{number === null ? t('bar.guestAlone') : t('bar.guest', { number })}</span>
          </p>
          <Button className={styles.button} onClick={() => void navigate(paths.deskPayment)}>
            {t('bar.find')}
          </Button>
          <Button className={styles.button} onClick={newGuest}>
            {t('bar.newGuest')}
          </Button>
          <Button className={styles.button} onClick={() => setDialog('shortcuts')}>
            {t('bar.shortcuts')}
          </Button>
          <Button className={mergeClasses(styles.button, styles.end)} onClick={() => setDialog('end')}>
            {t('bar.end')}
          </Button>
        </div>
      </section>
      <EndGuestDialog open={dialog === 'end'} onClose={() => setDialog(null)} />
      <ShortcutsDialog open={dialog === 'shortcuts'} onClose={() => setDialog(null)} />
    </>
  );
}

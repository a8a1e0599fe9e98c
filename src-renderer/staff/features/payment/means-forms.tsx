import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { useEnterToNext } from '../shared/hotkeys/use-enter-to-next.ts';
import { CardForm } from './card-form.tsx';
import { CashForm } from './cash-form.tsx';
import { type Means, means, type Paying } from './paying.ts';
import { PixForm } from './pix-form.tsx';

const useStyles = makeStyles({
  text: { margin: 0, color: brand.inkSoft, fontSize: '0.8125rem' },
  hidden: { display: 'none' },
});

/** Each form stays as it was typed while another means is shown. */
export function MeansForms({ paying, email }: { paying: Paying; email: string | null }) {
  const styles = useStyles();
  const t = useText('staff/payment');
  const offered: readonly Means[] = paying.pix === null ? means.filter(one => one !== 'pix') : means;
  const [chosen, setChosen] = useState<Means>('cash');
  const forms = useRef<HTMLDivElement>(null);
  useHotkey({ keys: 'F4', name: t('otherMeans'), isEverywhere: true }, () =>
    setChosen(now => offered[(offered.indexOf(now) + 1) % offered.length] ?? 'cash'),
  );
  useEnterToNext(forms);
  useHotkey({ keys: 'Ctrl+Enter', name: t('commit'), isEverywhere: true }, () =>
    forms.current?.querySelector<HTMLFormElement>(`[data-means="${chosen}"] form`)?.requestSubmit(),
  );
  return (
    <>
      <TabList
        selectedValue={chosen}
        aria-label={t('means.label')}
        onTabSelect={(_, { value }) => setChosen(means.find(one => one === value) ?? 'cash')}
      >
        {offered.map(one => (
          <Tab key={one} value={one}>
            {t(`means.${one}`)}
          </Tab>
        ))}
      </TabList>
      <div ref={forms}>
        {offered.map(one => (
          <div
            key={one}
            role="tabpanel"
            tabIndex={-1}
            aria-label={t(`means.${one}`)}
            data-means={one}
            className={one === chosen ? '' : styles.hidden}
          >
            {one === 'cash' && <CashForm paying={paying} />}
            {one === 'card' && <CardForm paying={paying} />}
            {one === 'pix' && paying.pix !== null && (
              <PixForm
                hotelId={paying.hotelId}
                bookingId={paying.bookingId}
                amountCents={paying.amountCents}
                pix={paying.pix}
              />
            )}
          </div>
        ))}
      </div>
      <p className={styles.text}>{email === null ? t('receipt.noEmail') : t('receipt.toEmail', { email })}</p>
    </>
  );
}

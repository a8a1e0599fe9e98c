import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { weekdayNames } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ArrowRightIcon } from '#renderer/platform/ui/icons.tsx';
import { Sheet } from '#renderer/platform/ui/sheet.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { Space } from '#shared/contract/guest/spaces.ts';
import { weekOf } from '../space-days.ts';
import { timeText } from '../time-text.ts';
import { SpacePicture } from './space-picture.tsx';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    [from.large]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start', gap: '28px' },
  },
  main: { display: 'grid', gap: '20px' },
  picture: { borderRadius: '24px' },
  list: { display: 'grid', gap: '12px', margin: 0, paddingInlineStart: '20px', lineHeight: 1.5 },
  week: { display: 'grid', gap: '6px', margin: 0 },
  day: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    '& dt': { color: brand.inkSoft, '::first-letter': { textTransform: 'uppercase' } },
    '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  },
  consent: { paddingTop: '8px', borderTop: `1px solid ${brand.hairline}` },
  button: { minHeight: '56px', [from.medium]: { justifySelf: 'start' } },
});

type InstructionsProps = { space: Space; onAgreed: () => void };

export function Instructions({ space, onAgreed }: InstructionsProps) {
  const t = useText('space-reservation');
  const styles = useStyles();
  const [isAgreed, setAgreed] = useState(false);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <SpacePicture
          className={styles.picture}
          pictureUrl={space.pictureUrl}
          sizes="(min-width: 1024px) 600px, 100vw"
          ratio="16 / 9"
        />
        <Sheet title={t('instruction.title')}>
          <ul className={styles.list}>
            {space.instructions.map(instruction => (
              <li key={instruction}>{instruction}</li>
            ))}
            <li>{t('instruction.length', { count: space.time_permanence })}</li>
            <li>{t('instruction.cancel')}</li>
          </ul>
          <div className={styles.consent}>
            <Checkbox
              size="large"
              required
              checked={isAgreed}
              label={t('instruction.consent')}
              onChange={(_, { checked }) => setAgreed(checked === true)}
            />
          </div>
          <Button
            className={styles.button}
            appearance="primary"
            size="large"
            disabled={!isAgreed}
            icon={<ArrowRightIcon />}
            iconPosition="after"
            onClick={onAgreed}
          >
            {t('instruction.next')}
          </Button>
        </Sheet>
      </div>
      <WeekHours space={space} />
    </div>
  );
}

function WeekHours({ space }: { space: Space }) {
  const t = useText('space-reservation');
  const styles = useStyles();
  const names = weekdayNames('long');
  return (
    <Sheet title={t('week.title')}>
      <dl className={styles.week}>
        {weekOf(space).map((open, weekday) => (
          <div key={names[weekday]} className={styles.day}>
            <dt>{names[weekday]}</dt>
            <dd>
              {open
                ? t('week.hours', { from: timeText(open.start), until: timeText(open.end) })
                : t('week.closed')}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

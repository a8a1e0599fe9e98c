import { makeStyles, tokens } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, from, systemColours } from '#renderer/platform/ui/theme.ts';
import type { PreferenceOption } from '#shared/contract/guest/preferences.ts';
import { useOptionTexts } from '../use-option-texts.ts';

const track = {
  height: '12px',
  borderRadius: '999px',
  backgroundColor: brand.groundDeep,
  border: `1px solid ${brand.hairline}`,
  boxSizing: 'border-box',
} as const;
const thumb = {
  width: '40px',
  height: '40px',
  boxSizing: 'border-box',
  borderRadius: '999px',
  border: `4px solid ${brand.surface}`,
  backgroundColor: tokens.colorBrandBackground,
  boxShadow: brand.shadowLift,
  [systemColours]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
} as const;

const useStyles = makeStyles({
  box: { display: 'grid', gap: '8px', maxWidth: '640px' },
  text: {
    display: 'grid',
    margin: 0,
    alignContent: 'center',
    justifyItems: 'center',
    gap: '6px',
    minHeight: '136px',
    padding: '16px',
    borderRadius: '16px',
    backgroundColor: brand.sageWash,
    textAlign: 'center',
    [from.medium]: { minHeight: '152px', padding: '24px' },
  },
  name: { fontFamily: brand.fontDisplay, fontSize: '1.625rem', lineHeight: 1.2 },
  line: { color: brand.sageInk, lineHeight: 1.45 },
  range: {
    width: '100%',
    height: '56px',
    margin: 0,
    appearance: 'none',
    borderRadius: '16px',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${brand.ink}`, outlineOffset: '2px' },
    '::-webkit-slider-runnable-track': track,
    '::-moz-range-track': track,
    '::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: '-14px' },
    '::-moz-range-thumb': thumb,
  },
  ends: { display: 'flex', justifyContent: 'space-between', gap: '16px', color: brand.inkSoft },
});

type CompanyLineProps = {
  options: readonly PreferenceOption[];
  chosen: number;
  onChoose: (id: number) => void;
};

export function CompanyLine({ options, chosen, onChoose }: CompanyLineProps) {
  const t = useText('quiz');
  const styles = useStyles();
  const { nameOf, lineOf } = useOptionTexts();
  const at = Math.max(
    options.findIndex(option => option.id === chosen),
    0,
  );
  const option = options[at];
  if (!option) return null;
  const name = nameOf('PRIVACY', option);
  const line = lineOf('PRIVACY', option);
  return (
    <div className={styles.box}>
      <p className={styles.text} aria-hidden="true">
        <span className={styles.name}>{name}</span>
        {line !== null && <span className={styles.line}>{line}</span>}
      </p>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={options.length - 1}
        step={1}
        value={at}
        aria-label={t('stages.privacy.title')}
        aria-valuetext={line === null ? name : `${name}: ${line}`}
        onChange={event => {
          const next = options[Number(event.currentTarget.value)];
          if (next) onChoose(next.id);
        }}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{t('privacyEnds.least')}</span>
        <span>{t('privacyEnds.most')}</span>
      </div>
    </div>
  );
}

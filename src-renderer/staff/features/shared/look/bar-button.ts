import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { brand, canHover } from '#renderer/platform/ui/theme.ts';
import { staffBrand } from './staff-theme.ts';

const useStyles = makeStyles({
  button: {
    color: brand.onJatoba,
    ':focus-visible': { outlineColor: brand.onJatoba },
    [canHover]: {
      ':hover': {
        color: brand.onJatoba,
        backgroundColor: `color-mix(in srgb, ${brand.onJatoba} 14%, transparent)`,
      },
    },
    ':hover:active': {
      color: brand.onJatoba,
      backgroundColor: `color-mix(in srgb, ${brand.onJatoba} 22%, transparent)`,
    },
  },
  edged: {
    borderTopColor: staffBrand.barEdge,
    borderRightColor: staffBrand.barEdge,
    borderBottomColor: staffBrand.barEdge,
    borderLeftColor: staffBrand.barEdge,
  },
});

/** A button on the dark bar, which the theme's own colours do not know. */
export const useBarButton = (isEdged = false): string => {
  const { button, edged } = useStyles();
  return mergeClasses(button, isEdged && edged);
};

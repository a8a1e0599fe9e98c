import react from '@vitejs/plugin-react';
import { pictureFacts } from './picture-facts.ts';
import { themeStyles } from './theme-styles.ts';

export const rendererPlugins = () => [react(), themeStyles(), pictureFacts()];

import react from '@vitejs/plugin-react';
import { pictureFacts } from './picture-facts.ts';
import { themeStyles } from './theme-styles.ts';

/** What makes the renderer's sources modules: in its own builds, and in the one that writes first views. */
export const rendererPlugins = () => [react(), themeStyles(), pictureFacts()];

declare module 'virtual:pernoite-theme.css';
declare module 'virtual:pernoite-contrast.css';
declare module 'virtual:pernoite-staff-theme.css';

/** resources/pictures/pictures.json without its placeholders: width, height, average colour, widths. */
declare module 'virtual:pernoite-pictures' {
  type Facts = readonly [width: number, height: number, colour: string, widths: readonly number[]];
  const facts: Readonly<Record<keyof typeof import('../resources/pictures/pictures.json'), Facts>>;
  export default facts;
}

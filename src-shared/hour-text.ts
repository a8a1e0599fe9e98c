/** A time and its "PM" stay on one line; some systems' Intl uses a space that wraps, or that a font lacks. */
export const unbrokenTime = (time: string) => time.replace(/\s(?=[AP]M\b)/gu, '\u00a0');

/** `19:00` in Portuguese, `7 PM` in English; whole hours 0 to 23. The app and its e-mails write them alike. */
export function hourText(hour: number, language: 'en' | 'pt'): string {
  if (language === 'pt') return `${String(hour).padStart(2, '0')}:00`;
  return unbrokenTime(`${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`);
}

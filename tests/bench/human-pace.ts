/**
 * How long a person takes for what a scripted guest does in no time.
 *
 * - Keys, touches, decisions: the Keystroke-Level Model of S. K. Card, T. P. Moran, A. Newell, "The keystroke-level model
 *   for user performance time with interactive systems", Communications of the ACM 23(7), 1980, pp. 396-410. Its K of
 *   somebody who searches for each letter agrees with the 25 words a minute that people type on a touch screen (A. Sears,
 *   "Improving touchscreen keyboards", Interacting with Computers 3(3), 1991, pp. 253-269).
 * - Speed of reading: M. Brysbaert, "How many words do we read per minute? A review and meta-analysis of reading rate",
 *   Journal of Memory and Language 109, 2019, 104047. Its 238 words a minute are 200 here, for people who stand in a
 *   lobby, tired, and may read another language than their own.
 * - How much of a page's prose is read: at most 28 % by J. Nielsen, "How little do users read?", 2008, after the
 *   records of H. Weinreich et al., "Not quite the average: an empirical study of Web use", ACM Transactions on the Web
 *   2(1), 2008. Whoever reads every word is counted too (`patient`).
 *
 * The script waits for none of it: while a guest thinks, reads or reaches out the app does nothing but wait as well, so
 * that the seconds are added up instead.
 */
export const PACE = {
  /** K: one key. */
  key: 0.5,
  /** P: a finger reaches a target and touches it. */
  tap: 1.1,
  /** M: making up one's mind before each field and each choice; going on after the last field is neither. */
  mind: 1.35,
  wordsPerMinute: 200,
  proseShare: 0.28,
  /** To take out the phone, unlock it and open the newest e-mail. This project's own estimate, without a source. */
  phone: 15,
} as const;

export class Pace {
  human = 0;
  app = 0;
  taps = 0;
  patient = 0;
  /** A line that is on several screens is read once. */
  readonly #read = new Set<string>();

  goOn(): void {
    this.human += PACE.tap;
    this.taps += 1;
  }

  choose(): void {
    this.human += PACE.mind;
    this.goOn();
  }

  key(): void {
    this.human += PACE.key;
    this.taps += 1;
  }

  fetchPhone(): void {
    this.human += PACE.phone;
  }

  /** Titles, labels and choices are read in full, prose is not. */
  read(text: string, kind: 'label' | 'prose'): void {
    const lines = text.split('\n').map(line => line.trim());
    for (const line of lines.filter(one => !this.#read.has(one))) {
      this.#read.add(line);
      const words = line.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;
      const seconds = (words * 60) / PACE.wordsPerMinute;
      const share = kind === 'prose' ? PACE.proseShare : 1;
      this.human += seconds * share;
      this.patient += seconds * (1 - share);
    }
  }

  waited(milliseconds: number): void {
    this.app += milliseconds / 1000;
  }

  get sum(): number {
    return this.human + this.app;
  }
}

/** Of the hand-over's QR code on a public screen. */
export const codeSize = 'min(380px, 40dvh)';
/** Of the same code beside other content. */
export const smallCodeSize = 'min(340px, 28dvh)';

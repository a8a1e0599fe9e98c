/** Of the code that a guest takes along from a public screen. */
export const codeSize = 'min(380px, 40dvh)';
/** Of the same code beside other things. */
export const smallCodeSize = 'min(340px, 28dvh)';

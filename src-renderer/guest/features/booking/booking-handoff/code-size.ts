export const codeSize = 'min(380px, 40dvh)';
export const smallCodeSize = 'min(340px, 28dvh)';

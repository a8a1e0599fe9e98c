/** `b•••@example.com`: enough for its owner to know which address is meant, and no more for anybody else. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at < 1 ? '•••' : `${first}•••${email.slice(at)}`;
}

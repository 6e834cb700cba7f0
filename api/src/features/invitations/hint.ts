/** An address with most of its letters hidden: 'j…@voorbeeld.nl'. */
export function emailHint(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}…${email.slice(at)}`;
}

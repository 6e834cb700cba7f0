import * as z from 'zod';
import type { MailConfig } from './mail/mailer.ts';

/** An address, or one with a name: `Kengetal <kengetal@voorbeeld.nl>`. */
const mailFrom = z.string().refine((text) => {
  const address = /^[^<>"\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return z.email().safeParse(address).success;
}, 'noem een adres, als Kengetal <kengetal@voorbeeld.nl>');

/** What the environment says of mail. */
export const MAIL_SETTINGS = {
  /** Where mails leave: `smtps://user:password@host:465`, or `smtp://…` with STARTTLS. */
  KENGETAL_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  KENGETAL_MAIL_FROM: mailFrom.optional(),
};

type Environment = z.output<z.ZodObject<typeof MAIL_SETTINGS>>;

/** Production sends no letter unencrypted, unless the address itself says that the way is safe. */
export function mailOf(env: Environment, production: boolean): MailConfig | undefined {
  const { KENGETAL_SMTP_URL: url, KENGETAL_MAIL_FROM: from } = env;
  if (Boolean(url) !== Boolean(from)) {
    throw new Error(
      'KENGETAL_SMTP_URL en KENGETAL_MAIL_FROM horen bij elkaar: vul beide in of geen van beide.',
    );
  }
  if (!url || !from) return undefined;
  const isNear = new URL(url).searchParams.get('ignoreTLS') === 'true';
  return { url, from, requireTls: production && !isNear };
}

import { createTransport } from 'nodemailer';
import { letterHtml, letterText, type Letter } from './letter.ts';

/** The server that mails leave by, and whose they are. */
export interface MailConfig {
  /** As `smtps://user:password@host:465`. */
  readonly url: string;
  /** As `Kengetal <kengetal@voorbeeld.nl>`. */
  readonly from: string;
  /** False where a letter may cross the network as it is. */
  readonly requireTls: boolean;
}

export interface Mailer {
  /** Hands a letter to the server. Throws {@link MailRefused} for what will not be better later. */
  send(letter: Letter): Promise<void>;
}

/** A letter that will not be taken, also later; the message is Dutch, for who had it sent. */
export class MailRefused extends Error {}

const WITHIN_MS = 20_000;

/** Speaks with a server by SMTP. */
export function mailerOf({ url, from, requireTls }: MailConfig): Mailer {
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    connectionTimeout: WITHIN_MS,
    greetingTimeout: WITHIN_MS,
    socketTimeout: WITHIN_MS,
    // A letter is words and links of ours: nothing may be read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (letter) => {
      try {
        await transport.sendMail({
          from,
          // As an object it is one address, whatever stands in it.
          to: { name: '', address: letter.to },
          subject: letter.subject,
          text: letterText(letter),
          html: letterHtml(letter),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw refusalOf(error) ?? failureOf(error);
      }
    },
  };
}

/** Codes with which a server says that there is no such address, or that it takes nothing. */
const NO_SUCH_ADDRESS = new Set([550, 551, 553]);

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** What went wrong by its codes alone: it is logged, and what a server says may hold an address. */
function failureOf(error: unknown): Error {
  const { code = '', responseCode = '' } = error instanceof Error ? (error as SmtpError) : {};
  return new Error(`the mail server took nothing (${[code, responseCode].join(' ').trim()})`);
}

/** What a server refuses for good; what is wrong with the server itself may pass. */
function refusalOf(error: unknown): MailRefused | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, responseCode, command } = error as SmtpError;
  // That the sender is refused is for the operator to mend.
  const isOfLetter = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
  if (!isOfLetter || (responseCode !== undefined && responseCode < 500)) return undefined;
  if (responseCode === 552) return new MailRefused('De postbus van dit adres is vol.');
  return responseCode === undefined || NO_SUCH_ADDRESS.has(responseCode)
    ? new MailRefused('Dit adres bestaat niet of neemt geen mail aan. Controleer het.')
    : new MailRefused('De mailserver van dit adres weigert de mail.');
}

import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';

/** A mail that came in. */
export interface ReceivedMail {
  readonly id: string;
  readonly receivedAt: Date;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** So many are kept; the oldest make room. */
const MOST = 200;

/** Mails that came in since the program began, the newest first. */
export class Mailbox {
  #mails: readonly ReceivedMail[] = [];

  get all(): readonly ReceivedMail[] {
    return this.#mails;
  }

  find(id: string): ReceivedMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  /** Keeps a mail as it came over the line, for the addresses that it was handed over for. */
  async receive(raw: Buffer, to: readonly string[], receivedAt: Date): Promise<void> {
    const { from, subject = '', text = '', html = '' } = await PostalMime.parse(raw);
    const mail = { id: randomUUID(), receivedAt, from: writtenAddress(from), to, subject };
    this.#mails = [{ ...mail, text, html }, ...this.#mails].slice(0, MOST);
  }
}

function writtenAddress(from: { name: string; address?: string } | undefined): string {
  if (!from?.address) return '';
  return from.name === '' ? from.address : `${from.name} <${from.address}>`;
}

/** Why a file cannot be read. */
export type RefusalCode =
  | 'leeg'
  | 'geen_xml'
  | 'xml_onleesbaar'
  | 'niet_veilig'
  | 'te_groot'
  | 'ander_bestand'
  | 'andere_auditfile'
  | 'adf'
  | 'onvolledig'
  | 'deel_dubbel'
  | 'deel_ontbreekt'
  | 'bedrag_onleesbaar'
  | 'boekjaar_onbekend';

/**
 * The file is not an audit file that we can read. The message is Dutch and says what the file is
 * and what to do; it can be shown as it is.
 */
export class AuditfileRefused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = 'AuditfileRefused';
    this.code = code;
  }
}

/** What a user should look for in the bookkeeping program. */
export const EXPORT_ADVICE =
  'Exporteer in je boekhoudpakket een auditfile financieel (XAF) en upload dat bestand.';

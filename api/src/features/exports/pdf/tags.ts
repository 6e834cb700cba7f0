import type PDFDocument from 'pdfkit';

type Document = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Document['struct']>;

/** What a part of a document is, by the names of PDF 1.7 (14.8.4). */
type Tag = 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI';

/** Hold other elements, and no text of their own. */
const CONTAINERS: readonly string[] = ['Document', 'Sect', 'Table', 'TR', 'L'];

/**
 * The structure of a PDF: programs that read it aloud, or take its text, follow the elements in
 * the order in which they are made. What is no part of the text is an artifact.
 */
export class Tags {
  readonly #document: Document;
  #current: { readonly tag: string; readonly element: Element };
  #isArtifact = false;

  constructor(document: Document) {
    this.#document = document;
    const element = document.struct('Document');
    document.addStructure(element);
    this.#current = { tag: 'Document', element };
  }

  /** What `draw` draws is one element; within one that holds text itself it is part of that. */
  element(tag: Tag, draw: () => void, options: { scope?: 'Row' | 'Column' } = {}): void {
    const parent = this.#current;
    if (this.#isArtifact || !CONTAINERS.includes(parent.tag)) return draw();
    // pdfkit knows a scope; its types do not yet.
    const element = this.#document.struct(tag, options as object);
    parent.element.add(element);
    this.#current = { tag, element };
    draw();
    element.end();
    this.#current = parent;
  }

  /** Text of the current element; of a paragraph where that holds no text. */
  text(draw: () => void): void {
    if (this.#isArtifact) return draw();
    const { tag, element } = this.#current;
    if (CONTAINERS.includes(tag)) return this.element('P', () => this.text(draw));
    const content = this.#document.markStructureContent(tag);
    draw();
    this.#document.endMarkedContent();
    element.add(content);
  }

  /** Rules, running heads and headings that are repeated: nothing to read. */
  artifact(draw: () => void): void {
    if (this.#isArtifact) return draw();
    this.#isArtifact = true;
    this.#document.markContent('Artifact');
    draw();
    this.#document.endMarkedContent();
    this.#isArtifact = false;
  }

  /** Nothing follows. */
  end(): void {
    this.#current.element.end();
  }
}

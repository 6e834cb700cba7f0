import type { Block, GridBlock } from '@kengetal/contract';
import { shownText } from '../../../books/figures/words.ts';
import type { ExportedComponent, ReportDocument } from '../document.ts';
import { drawBlock } from './blocks.ts';
import { Paper } from './paper.ts';
import { ACCENT, ATTENTION, INK, LINE, MARGIN, SECOND } from './style.ts';

const ROUNDING = 'Bedragen staan in hele euro’s; een totaal kan door afronding € 1 afwijken.';
/** Tables with more columns lie down. */
const MOST_UPRIGHT = 7;

/** The report as a PDF on A4: what it is, its words, its components, its accounts. */
export async function* reportPdf(report: ReportDocument, createdAt: Date): AsyncGenerator<Buffer> {
  const { naam } = report.report;
  const title = `${naam}, ${report.organisation}`;
  const paper = new Paper({ title, author: report.organisation, createdAt });
  const { document } = paper;
  drawFront(paper, report);
  const specified: ExportedComponent[] = [];
  for (const component of report.components) {
    const blocks = component.blocks.map(withoutAccounts);
    if (blocks.some((block, index) => block !== component.blocks[index])) specified.push(component);
    drawComponent(paper, { ...component, blocks }, component.title);
  }
  for (const component of specified) {
    const blocks = component.blocks.filter((block) => block.kind === 'grid');
    drawComponent(paper, { ...component, blocks }, `Specificatie ${component.title.toLowerCase()}`);
  }
  drawRunning(paper, report);
  paper.tags.end();
  document.end();
  for await (const chunk of document) yield chunk as Buffer;
}

/** A statement down to its groups; the accounts follow at the end. */
function withoutAccounts(block: Block): Block {
  if (block.kind !== 'grid' || !isStatement(block)) return block;
  const divided = new Set(block.rows.map(({ parent }) => parent));
  const rows = block.rows.filter(({ key, parent }) => parent === null || divided.has(key));
  return rows.length === block.rows.length ? block : { ...block, rows };
}

const isStatement = ({ rows }: GridBlock) => rows.some(({ kind }) => kind === 'group');

function drawFront(paper: Paper, report: ReportDocument): void {
  paper.page(false);
  const { organisation, project, report: entry, about, note, summary } = report;
  paper.document.outline.addItem('Rapport');
  paper.move(-18);
  paper.paragraph(organisation, { size: 11, color: SECOND });
  const name = { weight: 'semibold', size: 26, lineGap: 0 } as const;
  paper.tags.element('H1', () => paper.paragraph(entry.naam, name));
  if (entry.voorlopig) {
    paper.paragraph(`Voorlopig. ${entry.voorlopig_omdat.join(' ')}`, {
      color: ATTENTION,
      weight: 'medium',
    });
  }
  paper.move(10);
  paper.rule(paper.left, paper.y, 36, ACCENT, 2);
  paper.move(14);
  drawAbout(
    paper,
    about.filter(
      ({ text, isDetail }) => !isDetail && (text !== organisation || project === organisation),
    ),
  );
  paper.move(18);
  if (note) {
    drawPart(paper, 'Toelichting', note.note);
    paper.move(-4);
    paper.paragraph(note.user_name, { size: 8.5, color: SECOND });
    paper.move(14);
  }
  if (summary.length > 0) drawSection(paper, 'Samenvatting');
  for (const { title, text } of summary) drawPart(paper, title, shownText(text));
}

/** Names and values in two columns. */
function drawAbout(paper: Paper, about: ReportDocument['about']): void {
  const half = Math.ceil(about.length / 2);
  const top = paper.y;
  const heights = [about.slice(0, half), about.slice(half)].map((column, index) => {
    let y = top;
    for (const { name, text } of column) y += drawPair(paper, name, text, index, y);
    return y - top;
  });
  paper.move(Math.max(...heights) + 4);
  paper.paragraph(ROUNDING, { size: 8.5, color: SECOND });
}

/** A name with its value, on as many lines as that needs; answers their height. */
function drawPair(paper: Paper, name: string, value: string, column: number, y: number): number {
  const width = paper.width / 2;
  const x = paper.left + column * width;
  const style = { size: 9, weight: 'medium' } as const;
  paper.tags.element('P', () => {
    paper.line(name, x, y, 86, { size: 9, color: SECOND });
    paper.lines(value, x + 88, y, width - 96, style);
  });
  return paper.heightOf(value, width - 96, style) + 3;
}

function drawSection(paper: Paper, title: string): void {
  paper.need(80);
  paper.tags.element('H2', () => paper.paragraph(title, { weight: 'semibold', size: 14 }));
  paper.move(3);
  paper.rule(paper.left, paper.y, paper.width, LINE);
  paper.move(10);
}

function drawPart(paper: Paper, title: string, text: string): void {
  paper.keep(50);
  paper.tags.element('H3', () => paper.paragraph(title, { weight: 'semibold', size: 10 }));
  paper.move(1);
  paper.paragraph(text, { size: 10, lineGap: 3.5 });
  paper.move(9);
}

function drawComponent(paper: Paper, component: ExportedComponent, title: string): void {
  const columns = component.blocks.map((block) =>
    block.kind === 'grid' ? block.columns.length : 0,
  );
  paper.page(Math.max(0, ...columns) > MOST_UPRIGHT);
  paper.document.outline.addItem(title);
  paper.move(-14);
  const heading = { weight: 'semibold', size: 17, lineGap: 0 } as const;
  paper.tags.element('H2', () => paper.paragraph(title, heading));
  paper.move(8);
  if (component.notice !== undefined) {
    paper.paragraph(component.notice, { size: 9, color: ATTENTION });
    paper.move(6);
  }
  paper.begin();
  component.blocks.forEach((block, index) => {
    drawBlock(paper, block, component.title, component.blocks[index + 1]);
    paper.move(14);
  });
}

/** Head and foot of every page, once it is known how many there are. */
function drawRunning(paper: Paper, report: ReportDocument): void {
  for (let page = 0; page < paper.pages; page += 1) {
    paper.document.switchToPage(page);
    paper.tags.artifact(() => drawHeadAndFoot(paper, report, page));
  }
}

function drawHeadAndFoot(
  paper: Paper,
  { organisation, project, report, madeAt }: ReportDocument,
  page: number,
): void {
  const { width, height } = paper.document.page;
  const inside = width - 2 * MARGIN;
  const style = { size: 8, color: SECOND };
  const right = { ...style, align: 'right' as const };
  if (page > 0) {
    const name = `${report.naam}${report.voorlopig ? ' (voorlopig)' : ''}`;
    const nameWidth = paper.widthOf(name, style) + 1;
    paper.line(organisation, MARGIN, 32, inside - nameWidth - 16, style);
    paper.line(name, MARGIN + inside - nameWidth, 32, nameWidth, right);
    paper.rule(MARGIN, 46, inside, LINE, 0.4);
  }
  const foot = height - 38;
  paper.rule(MARGIN, foot - 7, inside, LINE, 0.4);
  paper.line(`${project}, gemaakt op ${madeAt}`, MARGIN, foot, inside - 80, style);
  const number = `Pagina ${page + 1} van ${paper.pages}`;
  paper.line(number, MARGIN, foot, inside, { ...right, color: INK });
}

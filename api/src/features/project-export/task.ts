import { bundled, ZIP_TYPE } from '../../files/bundle.ts';
import { fileTask } from '../../files/made-files.ts';
import { fileName } from '../../files/names.ts';
import { memberOf } from '../../imports/archive.ts';
import { BOOK_TABLES } from './books.ts';
import { CHOICE_TABLES } from './choices.ts';
import type { OfProject } from './of.ts';
import { PEOPLE_TABLES } from './people.ts';

/** A file as it was sent, alone or in the archive of several administrations. */
export interface SentFile {
  readonly name: string;
  readonly path: string;
  /** Its name in the archive that it came in. */
  readonly member?: string;
}

export interface ProjectFile extends OfProject {
  readonly project: string;
  readonly organisation: string;
  readonly today: string;
  /** Uploads as they were sent. */
  readonly uploads: readonly SentFile[];
}

/** All that a project holds as a zip file, for a thread. */
export const projectFileTask = fileTask(
  { name: 'project', instead: 'Exporteer de boekingen per boekjaar.' },
  (request: ProjectFile, { sql }) => {
    const { project, organisation, today, uploads } = request;
    const day = today.split('-').reverse().join('-');
    return Promise.resolve({
      filename: `${fileName(project, 'project')}-${today}.zip`,
      contentType: ZIP_TYPE,
      content: bundled(sql, {
        intro: [`Project ${project} van ${organisation}, zoals het op ${day} in Kengetal stond.`],
        of: request,
        tables: [...BOOK_TABLES, ...CHOICE_TABLES, ...PEOPLE_TABLES],
        files: uploads.map(({ name, path, member }) => ({
          name,
          content: member === undefined ? path : memberOf(path, member),
        })),
        without: [
          'Gesprekken met de assistent: die zijn van wie ze voerde.',
          'Eigen weergaven van anderen.',
          'Rapporten en andere cijfers: die rekent Kengetal uit deze gegevens.',
        ],
      }),
    });
  },
);

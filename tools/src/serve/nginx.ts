import send from '@fastify/send';
import { headersOf, type Headers } from '@kengetal/server';
import { CACHING } from './caching.ts';
import { FILE, NONCE_PLACE, PAGE_FILE, REFUSALS, VERSIONED } from './paths.ts';
import { contentSecurityPolicy, REMOTE_HEADERS, SHELL_HEADERS } from './policy.ts';
import { EMPTY_REGISTRY } from './registry-file.ts';
import { originsOf, type ShellConfig } from './shell-config.ts';

/** Where nginx finds what it serves; in its container it writes in `temporary` alone. */
export interface NginxPlaces {
  port: number;
  /** Folder with a sub-folder for each version. */
  versions: string;
  /** Folder with what was made when it started: `latest.json`, of a shell `release.json`. */
  made: string;
  /** Folder for what nginx keeps while it runs. */
  temporary: string;
}

export interface NginxOfShell extends NginxPlaces {
  /** Page of the version that this shell serves. */
  page: string;
  /** Folder of `registry.json`. */
  registry: string;
  /** Folder of `config.json`. */
  settings: string;
  remoteOrigins: readonly string[];
  config: ShellConfig;
  production: boolean;
}

/** Endings of what builds make; what else is there is given as bytes. */
const ENDINGS = ['js', 'css', 'json', 'map', 'svg', 'woff2', 'png', 'txt', 'gz', 'br'];
/** nginx makes it anew for each request, from random bytes; in hexadecimal digits. */
const NONCE = '$request_id';
/** With what a module that not every nginx has adds. */
const EXTRA = 'extra.conf';

/** Configuration of nginx for one remote, with the headers of its server under `npm start`. */
export function nginxOfRemote(places: NginxPlaces, production: boolean): string {
  const headers = headersOf(REMOTE_HEADERS, production);
  return configuration(places, headers, [
    ...location('= /latest.json', json(headers, places.made)),
    ...location(`~ ${quoted(VERSIONED)}`, [
      ...contentIn(headers, CACHING.forEver),
      'try_files $uri =404;',
    ]),
    ...location('/', ['return 404;']),
  ]);
}

/** The same for the shell: its page on every route of the app, and three documents. */
export function nginxOfShell(options: NginxOfShell): string {
  const { made, registry, settings, page, production } = options;
  const headers = headersOf(SHELL_HEADERS, production);
  const policy = contentSecurityPolicy(NONCE, originsOf(options.config, options.remoteOrigins));
  const pageHeaders = { ...headers, 'Content-Security-Policy': policy };
  return configuration(options, headers, [
    ...location('= /latest.json', json(headers, made)),
    ...location('= /release.json', json(headers, made)),
    ...location('= /config.json', json(headers, settings)),
    ...location('= /registry.json', json(headers, registry, '@no-registry')),
    ...location('@no-registry', [
      ...contentIn(headers, CACHING.ask),
      'default_type application/json;',
      `return 200 '${EMPTY_REGISTRY}';`,
    ]),
    ...location(`~ ${quoted(VERSIONED)}`, [
      ...contentIn(headers, CACHING.forEver),
      'try_files $uri @route;',
    ]),
    ...location('/', ['try_files /.none @route;']),
    ...location('@route', [
      `if ($uri ~ ${quoted(FILE)}) { return 404; }`,
      'rewrite ^ /.page last;',
    ]),
    ...location('= /.page', [
      'internal;',
      ...contentIn(pageHeaders, CACHING.never),
      `alias ${page};`,
      'types { }',
      'default_type text/html;',
      'gzip_static off;',
      'etag off;',
      `sub_filter '${NONCE_PLACE}' '${NONCE}';`,
      'sub_filter_once off;',
    ]),
  ]);
}

function configuration(places: NginxPlaces, headers: Headers, locations: string[]): string {
  const { port, versions, temporary } = places;
  const types = ENDINGS.map((ending) => [ending, send.mime.getType(ending) ?? ''] as const);
  const texts = new Set(
    [...types.map(([, type]) => type), 'text/plain'].filter((type) => send.isUtf8MimeType(type)),
  );
  return `${[
    '# Made from the same source as the server of npm start (tools/src/serve/nginx.ts).',
    'worker_processes 2;',
    `pid ${temporary}/nginx.pid;`,
    'error_log stderr warn;',
    ...block('events', ['worker_connections 1024;']),
    ...block('http', [
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${temporary}/${kind};`,
      ),
      'access_log off;',
      'server_tokens off;',
      'sendfile on;',
      'max_ranges 0;',
      ...block(
        'types',
        types.map(([ending, type]) => `${type} ${ending};`),
      ),
      'default_type application/octet-stream;',
      'charset utf-8;',
      // Pages and plain texts have it by themselves.
      `charset_types ${[...texts].join(' ')};`,
      // What is made for an answer; files were compressed when they were built.
      'gzip on;',
      'gzip_types application/json;',
      'gzip_proxied any;',
      'gzip_static on;',
      `include ${temporary}/${EXTRA};`,
      ...block('server', [
        `listen ${port};`,
        `root ${versions};`,
        'client_header_timeout 15s;',
        'client_body_timeout 15s;',
        ...headersIn(headers, CACHING.ask),
        ...Object.keys(REFUSALS).map((status) => `error_page ${status} @refused-${status};`),
        'if ($request_method !~ ^(GET|HEAD)$) { return 405; }',
        ...Object.entries(REFUSALS).flatMap(([status, words]) =>
          location(`@refused-${status}`, [
            ...headersIn(headers, CACHING.ask),
            ...(status === '405' ? [header('Allow', 'GET, HEAD')] : []),
            'types { }',
            'default_type text/plain;',
            `return ${status} "${words}\\n";`,
          ]),
        ),
        ...location(String.raw`~ /\.`, ['return 404;']),
        ...location(`~* ${quoted(PAGE_FILE)}`, ['return 404;']),
        ...locations,
      ]),
    ]),
  ].join('\n')}\n`;
}

/** A document that may change, from a folder. */
const json = (headers: Headers, folder: string, absent = '=404'): string[] => [
  ...contentIn(headers, CACHING.ask),
  `root ${folder};`,
  `try_files $uri ${absent};`,
];

/** All headers stand in each block: one of its own would take away those of the block around it. */
const headersIn = (headers: Headers, caching: string): string[] =>
  Object.entries({ ...headers, 'Cache-Control': caching }).map(([name, value]) =>
    header(name, value),
  );

/** What is sent as it is, or compressed. */
const contentIn = (headers: Headers, caching: string): string[] =>
  headersIn({ ...headers, Vary: 'Accept-Encoding' }, caching);

const header = (name: string, value: string): string => `add_header ${name} "${value}" always;`;

const quoted = (pattern: string): string => `"${pattern}"`;

const location = (which: string, lines: readonly string[]): string[] =>
  block(`location ${which}`, lines);

const block = (name: string, lines: readonly string[]): string[] => [
  `${name} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

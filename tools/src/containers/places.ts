import type { NginxPlaces } from '../serve/nginx.ts';

/** Where things are in the containers of the web parts; `docker/` has the same. */
export const PLACES: NginxPlaces = {
  port: 8080,
  versions: '/srv/versions',
  made: '/tmp/made',
  temporary: '/tmp/nginx',
};
export const SHELL_PLACES = {
  ...PLACES,
  page: '/tmp/made/index.html',
  registry: '/registry',
  settings: '/settings',
};

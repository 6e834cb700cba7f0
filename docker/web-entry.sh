#!/bin/sh
# Adds the one version that this image has to the folder of versions, where those of images before
# it stay, and serves them all.
set -eu
version=$(cat /build/version)
if [ ! -d "/srv/versions/$version" ]; then
  # It appears whole, also when two containers start at once.
  part="/srv/versions/.$version.$(hostname)"
  rm -rf "$part"
  cp -R "/build/$version" "$part"
  mv -T "$part" "/srv/versions/$version" 2>/dev/null || rm -rf "$part"
fi

mkdir -p /tmp/made /tmp/nginx
cp /build/latest.json /tmp/made/
if [ -f "/build/$version/index.html" ]; then # The shell.
  configuration=/settings/nginx.conf
  cp "/build/$version/index.html" /tmp/made/
  sed "s|\"origins\": \[\]|\"origins\": $(cat /settings/origins.json)|" \
    "/build/$version/release.json" >/tmp/made/release.json
elif [ "${NODE_ENV:-}" = production ]; then
  configuration=/build/nginx.production.conf
else
  configuration=/build/nginx.conf
fi

# Brotli where this nginx has the module for it; gzip always.
modules=
: >/tmp/nginx/extra.conf
for folder in /usr/lib/nginx/modules /etc/nginx/modules; do
  module=$folder/ngx_http_brotli_static_module.so
  if [ -z "$modules" ] && [ -f "$module" ]; then
    modules="load_module $module;"
    echo 'brotli_static on;' >/tmp/nginx/extra.conf
  fi
done
exec nginx -e stderr -c "$configuration" -g "daemon off; $modules"

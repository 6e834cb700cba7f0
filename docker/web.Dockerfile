# A front end behind nginx: the shell or one remote, by PART. A change in one remote is a change in
# the last three layers of that remote, and of nothing else.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG NGINX_IMAGE=nginx:1.29-alpine

FROM ${NODE_IMAGE} AS packages
WORKDIR /src
RUN npm install --global pnpm@12.21.0
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch --store-dir /pnpm && rm -rf node_modules

FROM packages AS build
COPY package.json tsconfig.base.json ./
COPY api/package.json api/
COPY ledger/package.json ledger/
COPY questions/package.json questions/
COPY generator/package.json generator/
COPY tools/package.json tools/
COPY shared shared
RUN CI=true pnpm install --offline --frozen-lockfile --store-dir /pnpm --filter tools...
COPY tools/src/build tools/src/build
COPY tools/src/serve tools/src/serve
COPY tools/src/containers/build-web.ts tools/src/containers/places.ts tools/src/containers/
ARG PART
COPY ${PART} ${PART}
RUN CI=true pnpm install --offline --frozen-lockfile --store-dir /pnpm --filter ${PART} \
 && node --import ./tools/node_modules/tsx/dist/loader.mjs tools/src/containers/build-web.ts ${PART} /out

FROM ${NGINX_IMAGE}
RUN mkdir -p /srv/versions /registry /settings \
 && chown 101:101 /srv/versions && chown 1000:1000 /registry /settings
COPY docker/web-entry.sh /usr/local/bin/web-entry
COPY --from=build /out /build
USER 101:101
EXPOSE 8080
ENTRYPOINT ["web-entry"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/latest.json"]

# The API: its bundle, the libraries that it needs and no others, and its migrations.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS packages
WORKDIR /src
RUN npm install --global pnpm@12.21.0
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch --store-dir /pnpm && rm -rf node_modules

FROM packages AS libraries
COPY package.json ./
COPY shared/contract/package.json shared/contract/
COPY shared/server/package.json shared/server/
COPY ledger/package.json ledger/
COPY questions/package.json questions/
COPY generator/package.json generator/
COPY api/package.json api/
RUN CI=true pnpm install --prod --offline --frozen-lockfile --store-dir /pnpm --filter api

FROM packages AS build
COPY package.json ./
COPY tools/package.json tools/
COPY shared shared
COPY ledger ledger
COPY questions questions
COPY generator generator
COPY api api
RUN CI=true pnpm install --offline --frozen-lockfile --store-dir /pnpm --filter tools...
COPY tools/src/build tools/src/build
COPY tools/src/commands/bundle-program.ts tools/src/commands/
COPY tools/src/containers/build-program.ts tools/src/containers/
RUN node --import ./tools/node_modules/tsx/dist/loader.mjs tools/src/containers/build-program.ts api /out

FROM ${NODE_IMAGE}
ENV KENGETAL_API_HOST=0.0.0.0 KENGETAL_API_PORT=4010 KENGETAL_DATA=/data
WORKDIR /app/api
COPY --from=libraries /src/node_modules /app/node_modules
COPY --from=libraries /src/api/node_modules node_modules
COPY --from=build /src/api/migrations migrations
COPY --from=build /src/api/package.json ./
COPY --from=build /out dist
RUN mkdir /data && chown 1000:1000 /data
USER 1000:1000
EXPOSE 4010
CMD ["node", "--enable-source-maps", "dist/main.js"]
# Answers once the database does, and what has to be there is there.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4010/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

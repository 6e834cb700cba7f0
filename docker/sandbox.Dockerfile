# The local stand-ins for cloud services; they refuse to start with NODE_ENV=production.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS packages
WORKDIR /src
RUN npm install --global pnpm@12.21.0
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch --store-dir /pnpm && rm -rf node_modules

FROM packages AS libraries
COPY package.json ./
COPY shared/server/package.json shared/server/
COPY ledger/package.json ledger/
COPY generator/package.json generator/
COPY sandbox/package.json sandbox/
RUN CI=true pnpm install --prod --offline --frozen-lockfile --store-dir /pnpm --filter sandbox

FROM packages AS build
COPY package.json ./
COPY api/package.json api/
COPY questions/package.json questions/
COPY tools/package.json tools/
COPY shared shared
COPY ledger ledger
COPY generator generator
COPY sandbox sandbox
RUN CI=true pnpm install --offline --frozen-lockfile --store-dir /pnpm --filter tools... --filter sandbox
COPY tools/src/build tools/src/build
COPY tools/src/commands/bundle-program.ts tools/src/commands/
COPY tools/src/containers/build-program.ts tools/src/containers/
RUN node --import ./tools/node_modules/tsx/dist/loader.mjs tools/src/containers/build-program.ts sandbox /out

FROM ${NODE_IMAGE}
ENV KENGETAL_SANDBOX_HOST=0.0.0.0 KENGETAL_PORT=4000 KENGETAL_DATA=/data
WORKDIR /app/sandbox
COPY --from=libraries /src/node_modules /app/node_modules
COPY --from=libraries /src/sandbox/node_modules node_modules
COPY --from=build /src/sandbox/package.json ./
COPY --from=build /out dist
RUN mkdir /data && chown 1000:1000 /data
USER 1000:1000
EXPOSE 4020 4025
CMD ["node", "--enable-source-maps", "dist/main.js"]
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4020/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

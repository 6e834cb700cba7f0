# What is run once: what a shell serves of its installation, and the commands of the registry.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS packages
WORKDIR /src
RUN npm install --global pnpm@12.21.0
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch --store-dir /pnpm && rm -rf node_modules

FROM packages AS build
COPY package.json ./
COPY api/package.json api/
COPY ledger/package.json ledger/
COPY questions/package.json questions/
COPY generator/package.json generator/
COPY tools/package.json tools/
COPY shared shared
RUN CI=true pnpm install --offline --frozen-lockfile --store-dir /pnpm --filter tools...
COPY shell/src/composition/compatibility.ts shell/src/composition/
COPY tools/src tools/src
RUN node --import ./tools/node_modules/tsx/dist/loader.mjs tools/src/containers/build-program.ts jobs /out

FROM ${NODE_IMAGE}
WORKDIR /app
COPY --from=build /out ./
RUN mkdir /registry /settings && chown 1000:1000 /registry /settings
USER 1000:1000
ENTRYPOINT ["node", "/app/jobs.mjs"]
CMD ["publish-new"]

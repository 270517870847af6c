# syntax=docker/dockerfile:1
FROM node:22-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
COPY client/package.json client/
COPY rest-client/package.json rest-client/

# What the server runs with: the client's packages are in its build. npm also installs the compiler, an optional peer of
# graphile-worker's, because the lockfile has it for the build.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace server && rm -r node_modules/typescript node_modules/@typescript

FROM manifests AS build
RUN npm ci
COPY tsconfig.base.json schema.graphql routes.json ./
COPY server server
COPY client client
COPY scripts scripts
RUN npm run build

FROM node:22-slim AS server
WORKDIR /app
ENV NODE_ENV=production APP_MODE=production DATA_DIR=/data
# See scripts/lib/memory-settings.mjs.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 \
  NODE_OPTIONS=--max-semi-space-size=8
# With those that npm keeps in the workspace, because another version lies at the root.
COPY --from=packages /app ./
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/server/data server/data
COPY --from=build /app/client/dist client/dist
COPY --from=build /app/client/dist-ssr client/dist-ssr
COPY --from=build /app/schema.graphql /app/routes.json ./
COPY --from=build /app/scripts scripts
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 4000
# Whether the process lives. /readyz also asks for the database: a restart would not bring that back.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4000) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/dist/bootstrap/main.js"]

# The same with PostgreSQL's client programs, for backups (docs/operations.md). Of the database's version in docker-compose.yml.
FROM server AS backup
USER root
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates postgresql-common && \
  /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y && \
  apt-get install -y --no-install-recommends postgresql-client-17 && rm -rf /var/lib/apt/lists/* && \
  mkdir /backups && chown node /backups
USER node
VOLUME /backups
HEALTHCHECK NONE

# What is built where nothing else is asked for.
FROM server

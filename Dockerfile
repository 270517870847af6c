# syntax=docker/dockerfile:1
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.base.json schema.graphql routes.json ./
COPY server/package.json server/
COPY client/package.json client/
COPY rest-client/package.json rest-client/
RUN npm ci
COPY server server
COPY client client
COPY scripts scripts
RUN npm run build && npm prune --omit=dev

FROM node:22-slim
WORKDIR /app
ENV NODE_ENV=production APP_MODE=production DATA_DIR=/data
# See scripts/lib/memory-settings.mjs.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 \
  NODE_OPTIONS=--max-semi-space-size=8
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/server/package.json server/
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
CMD ["node", "server/dist/main.js"]

# Pin the base by digest when you release: --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/build.mjs && node scripts/sbom.mjs

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# TypeScript, with its native part, is there only as an optional companion of packages that run without it.
RUN npm ci --ignore-scripts --omit=dev \
  && rm -rf node_modules/typescript node_modules/@typescript \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \
    -o -iname 'readme*' -o -iname 'changelog*' \) -delete

FROM ${NODE_IMAGE}
# Freed memory goes back to the system where few arenas share it, and large pieces at once; `npm start` has the same.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 HOST=0.0.0.0 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=524288
WORKDIR /app
# The embedded database locks its folder with flock, which is part of every Debian; another base may lack it.
RUN flock --version && install -d -o node -g node -m 0700 /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/build build
COPY package.json server.mjs ./
COPY scripts/cli.mjs scripts/cli.mjs
COPY drizzle drizzle
COPY public public
# By number, so that an orchestrator can see that it is not root. No init is needed: the server ends on SIGTERM itself and
# waits for its only child.
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=4s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz?for=proxy`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=80", "server.mjs"]

# Stages: packages → build → app: one image that serves, works, migrates and seeds, and holds no package that only builds or tests.
# It serves any shop: nothing about a database or a secret is built in.

FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS packages
COPY package.json package-lock.json .npmrc ./
# npm's own store is of no use in an image
RUN npm ci --no-progress --cache /tmp/npm && rm -rf /tmp/npm

FROM packages AS build
COPY . .
RUN NODE_ENV=production node node_modules/next/dist/bin/next build && node deploy/container/image-files.mjs

FROM base AS app
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 NODE_OPTIONS=--max-old-space-size=768 MALLOC_ARENA_MAX=2
COPY --from=build --chown=node:node /app/.next/image ./
# the volume that is mounted here takes its owner from the image
RUN mkdir -p .data .secrets && chown node:node .data .secrets
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "deploy/container/healthy.mjs", "live"]
CMD ["node", "deploy/container/start.mjs"]

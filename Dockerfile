# One image for every process: compose.yaml says which one a container runs.
# `npm install --no-save` obeys the lock file as it is; see scripts/setup.sh for why not `npm ci`.
FROM node:24-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/barcodes/package.json packages/barcodes/
COPY packages/sdk/package.json packages/sdk/
COPY apps/server/package.json apps/server/
COPY apps/carrier-sim/package.json apps/carrier-sim/
COPY apps/web/package.json apps/web/

FROM manifests AS web
RUN npm install --no-save
COPY tsconfig.json ./
COPY packages packages
COPY apps/web apps/web
# What changed is shown in the help.
COPY CHANGELOG.md ./
COPY docs/help docs/help
RUN npm run build

FROM manifests AS modules
RUN npm install --no-save --omit=dev --workspace apps/server \
  --workspace apps/carrier-sim --workspace packages/contract --workspace packages/barcodes

FROM node:24-slim
ENV NODE_ENV=production ALPACA_HOST=0.0.0.0 ALPACA_PORT=3000 ALPACA_WEB_DIST=/app/apps/web/dist
WORKDIR /app
# PDFs from elsewhere are cleaned and put together by qpdf; poppler draws them for thermal printers.
RUN apt-get update && apt-get install -y --no-install-recommends qpdf poppler-utils \
  && rm -rf /var/lib/apt/lists/*
COPY --from=modules /app ./
COPY packages packages
COPY apps/server apps/server
COPY apps/carrier-sim apps/carrier-sim
COPY --from=web /app/apps/web/dist apps/web/dist
RUN mkdir -p /data/files && chown -R node:node /data
USER node
EXPOSE 3000
CMD ["node", "apps/server/src/main/api.ts"]

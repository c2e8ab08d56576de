# Builds the site and serves it: docker build -t lawspeaker . && docker run -p 8080:8080 lawspeaker
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
ARG BASE_PATH=""
ARG SITE_URL=""
ENV BASE_PATH=$BASE_PATH SITE_URL=$SITE_URL
RUN npm run build

FROM node:24-slim
WORKDIR /site
ARG BASE_PATH=""
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 BASE_PATH=$BASE_PATH
COPY --from=build /site/dist/cli*.mjs /site/dist/library.json /site/dist/licences.txt dist/
COPY --from=build /site/out out/
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/cli.mjs", "serve"]

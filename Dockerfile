# The site as an image: a release, and the smallest Debian that carries it. See docs/run/container.md.
FROM node:24-bookworm-slim AS release
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run release && mkdir /release && tar -xzf .release/*.tar.gz -C /release --strip-components=1

FROM debian:bookworm-slim
RUN groupadd --gid 10001 site && useradd --uid 10001 --gid site --home-dir /site --no-create-home --shell /usr/sbin/nologin site \
  && install -d -o site -g site -m 0700 /site /site/var && install -d -o site -g site -m 0755 /site/data
COPY --from=release /release /opt/site
ENV PORT=3000 VAR_DIR=/site/var
WORKDIR /site
USER site
EXPOSE 3000
VOLUME ["/site/var"]
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["/opt/site/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/opt/site/scheldelicht"]
CMD ["start"]

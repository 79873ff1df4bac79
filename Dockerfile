# Node 24 on Debian 12 without extras, for amd64 and arm64
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

# ---- the archive, as npm run archive lays it out; on the machine that builds, whatever the image is for ----
FROM --platform=$BUILDPLATFORM ${NODE_IMAGE} AS build
ARG TARGETARCH
# a mirror of your own
ARG NPM_CONFIG_REGISTRY
WORKDIR /tintery
COPY . .
RUN npm run archive -- --cpu "${TARGETARCH}" --folder /app

# ---- what runs: Node without npm, headers, and manuals, bubblewrap for the sandbox, and the archive ----
FROM ${NODE_IMAGE} AS runtime
# Debian's fixes are wanted, so no version is pinned
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends bubblewrap \
    && find /usr/share/doc -type f ! -name copyright -delete \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/* /opt/yarn* \
        /usr/share/info /usr/share/locale /usr/share/man \
        /usr/local/include /usr/local/share /usr/local/lib/node_modules \
        /usr/local/bin/corepack /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/yarn /usr/local/bin/yarnpkg \
    && install --directory --owner=1000 --group=1000 --mode=700 /data
COPY --from=build /app /app

# one layer: what was removed above takes no room
FROM scratch
COPY --from=runtime / /
LABEL org.opencontainers.image.title="Tintery" \
    org.opencontainers.image.description="Turns a picture into something a person can color or paint" \
    org.opencontainers.image.licenses="MIT"
ENV PATH=/usr/local/bin:/usr/bin:/bin \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
USER 1000:1000
VOLUME /data
EXPOSE 3000
# conversions finish for SHUTDOWN_SECONDS; give containers 40 seconds to stop
STOPSIGNAL SIGTERM
# A worker listens nowhere but on MONITORING_PORT, and with that nobody answers /healthz on PORT. Podman and Buildah drop the check
# unless BUILDAH_FORMAT=docker is set.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
    CMD ["node", "-e", "const { ROLE, MONITORING_PORT: watched, PORT } = process.env; if (watched || ROLE !== 'worker') fetch('http://127.0.0.1:' + (watched || PORT) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/app/tintery"]
CMD ["serve"]

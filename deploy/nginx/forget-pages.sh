#!/bin/sh
# After a publish: nginx forgets the pages it has kept, as soon as every node serves what was published.
# NODES names the nodes as this machine reaches them, GENERATION_FILE what the site's configuration includes.
set -eu
: "${NODES:=http://127.0.0.1:3000 http://127.0.0.1:3001}"
: "${GENERATION_FILE:=/etc/nginx/vitimepro-generation.map}"
: "${NGINX_COMMAND:=nginx}"

version_of() {
  curl --silent --max-time 2 "$1/readyz" | sed -n 's/^version //p'
}
published_at() {
  curl --silent --fail --max-time 5 "$1/api/v1/version" | sed 's/.*"version":"\([^"]*\)".*/\1/'
}

for node in $NODES; do
  # A node that is away starts with what is published.
  curl --silent --max-time 2 --output /dev/null "$node/healthz" || continue
  tries=0
  until [ "$(version_of "$node")" = "$(published_at "$node")" ]; do
    tries=$((tries + 1))
    if [ "$tries" -gt 30 ]; then
      echo "$node does not take up the published version: look at its log" >&2
      exit 1
    fi
    sleep 1
  done
done

printf '1 %s;\n' "$(date +%s)" > "$GENERATION_FILE.new"
mv "$GENERATION_FILE.new" "$GENERATION_FILE"
$NGINX_COMMAND -t -q
$NGINX_COMMAND -s reload

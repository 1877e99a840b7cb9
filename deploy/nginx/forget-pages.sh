#!/bin/sh
# After a publish: nginx forgets the pages it has kept, as soon as every node serves the published version.
# NODES names the nodes as this machine reaches them, GENERATION_FILE what the site's configuration includes; VERSION is
# the published version, by default asked from the store with the settings of this environment.
set -eu
: "${NODES:=http://127.0.0.1:3000 http://127.0.0.1:3001}"
: "${GENERATION_FILE:=/etc/nginx/vitimepro-generation.map}"
: "${NGINX_COMMAND:=nginx}"
here=$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)
: "${VERSION:=$(cd "$here" && node scripts/run.cjs src/content/cli.ts version)}"

for node in $NODES; do
  tries=0
  # A node that is away starts with what is published: it is not waited for.
  while served=$(curl --silent --max-time 2 "$node/readyz"); do
    printf '%s\n' "$served" | grep -qxF "version $VERSION" && break
    tries=$((tries + 1))
    if [ "$tries" -gt 60 ]; then
      echo "$node does not take up version $VERSION: look at its log" >&2
      exit 1
    fi
    sleep 1
  done
done

printf '1 %s;\n' "$(date +%s)" > "$GENERATION_FILE.new"
mv "$GENERATION_FILE.new" "$GENERATION_FILE"
$NGINX_COMMAND -t -q
$NGINX_COMMAND -s reload

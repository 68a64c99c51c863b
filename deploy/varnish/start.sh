#!/bin/sh
# Starts Varnish in front of the shops in SHOPS; a name covers all of its addresses: SHOPS="app:3000 replica:3000".
# Names are resolved every two seconds, so replaced and added shops are found without a restart.
set -eu
config=$(dirname "$(readlink -f "$0")")
work=${VARNISH_DIR:-/tmp/varnish}
mkdir -p "$work"

addresses() {
  for shop in $SHOPS; do
    getent ahostsv4 "${shop%:*}" | awk -v port="${shop##*:}" '$2 == "STREAM" { print $1, port }'
  done | sort -u
}

backends() {
  echo 'import directors;'
  echo 'probe well { .url = "/api/health/live"; .interval = 500ms; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }'
  n=0
  while read -r host port; do
    n=$((n + 1))
    settings=".host = \"$host\"; .port = \"$port\"; .connect_timeout = 1s; .first_byte_timeout = 120s; .between_bytes_timeout = 60s;"
    echo "backend shop$n { $settings .probe = well; }"
    echo "backend anyone$n { $settings }"
  done
  echo 'sub vcl_init {'
  for director in shop anyone; do
    echo "  new $director = directors.round_robin();"
    for each in $(seq "$n"); do echo "  $director.add_backend($director$each);"; done
  done
  echo '}'
}

known=$(addresses)
until [ -n "$known" ]; do sleep 1; known=$(addresses); done
echo "$known" | backends >"$work/backends.vcl"

varnishd -F -n "$work/state" -f "$config/hostfront.vcl" -a "http=${LISTEN:-:80},HTTP" -a "purge=${PURGE_LISTEN:-:6081},HTTP" \
  -s "default,${CACHE_SIZE:-256m}" -p "vcl_path=$work:$config" -p http_gzip_support=off -p thread_pool_min=50 &
varnish=$!
trap 'kill "$varnish"; wait "$varnish"; exit 0' TERM INT

turn=0 used=boot
admin() { varnishadm -n "$work/state" "$@" >/dev/null; }
while kill -0 "$varnish" 2>/dev/null; do
  sleep 2 & wait $! || true
  now=$(addresses)
  [ -z "$now" ] || [ "$now" = "$known" ] && continue
  echo "$now" | backends >"$work/backends.vcl"
  turn=$((turn + 1))
  admin vcl.load "shops$turn" "$config/hostfront.vcl" || continue
  admin vcl.use "shops$turn"
  # otherwise it would keep probing shops that no longer exist
  admin vcl.discard "$used" || true
  used=shops$turn known=$now
done
wait "$varnish"

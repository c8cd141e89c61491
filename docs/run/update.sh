#!/bin/sh
# Replaces the running release without downtime: starts the second server with the new release and, once it is ready, stops the first
# one, which finishes its requests.
#   update.sh <folder of the release> <agency>        e.g. update.sh /opt/scheldelicht/releases/scheldelicht-0.2.0-… antwerp
# To roll back, run it with the folder of the former release. See docs/run/update.md.
set -eu

release=$1
agency=$2
link=/opt/scheldelicht/current

# Seconds until a release must be ready: one that was built for other content re-renders all its pages.
timeout=120

[ -x "$release/scheldelicht" ] || { echo "There is no release in $release." >&2; exit 1; }
if systemctl is-active --quiet "site@$agency-a"; then old=a new=b; else old=b new=a; fi
port=$(sed -n 's/^PORT=//p' "/srv/sites/$agency-$new/.env")
before=$(readlink "$link" || true)

# The link is replaced atomically.
point() { ln -sfn "$1" "$link.next" && mv -fT "$link.next" "$link"; }

give_up() {
  systemctl stop "site@$agency-$new"
  [ -z "$before" ] || point "$before"
  echo "$1; the former one goes on." >&2
  exit 1
}

# A server that accepts the connection but does not answer counts as not ready after 5 seconds.
ready() { [ "$(curl -s -o /dev/null -w '%{http_code}' --max-time 5 "http://127.0.0.1:$port/api/ready/")" = 200 ]; }

point "$release"
systemctl start "site@$agency-$new" || give_up "The release could not be started"
end=$(($(date +%s) + timeout))
until ready; do
  [ "$(date +%s)" -lt "$end" ] || give_up "The release was not ready within $timeout seconds"
  sleep 1
done
systemctl enable --quiet "site@$agency-$new"
systemctl disable --quiet "site@$agency-$old" 2>/dev/null || true
systemctl stop "site@$agency-$old"
echo "site@$agency-$new runs $release"

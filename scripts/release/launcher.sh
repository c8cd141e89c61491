#!/bin/sh
# Starts the site, or a command of the agency, with the Node of this release. Needs only a shell and the C library of the system.
program=$0
if [ -L "$program" ] && command -v readlink >/dev/null 2>&1; then program=$(readlink -f "$program"); fi
case $program in */*) folder=${program%/*} ;; *) folder=. ;; esac
# Resolves symbolic links, so that a running release does not change when the link is set to another one.
folder=$(CDPATH='' cd -- "$folder" && pwd -P) || exit 1

# Without a C++ library on the system, the one in the release is used.
if ! "$folder/bin/node" --version >/dev/null 2>&1; then
  LD_LIBRARY_PATH="$folder/bin/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
  export LD_LIBRARY_PATH
  if ! "$folder/bin/node" --version >/dev/null; then
    echo "This release needs a Linux with glibc 2.28 or newer on the processor that its name says." >&2
    exit 1
  fi
fi

PROGRAM=$0
export PROGRAM
NEXT_TELEMETRY_DISABLED=1
export NEXT_TELEMETRY_DISABLED
case ${1:-} in
  start) exec "$folder/bin/node" --max-semi-space-size=4 "$folder/scripts/release/run.js" "$@" ;;
  *) exec "$folder/bin/node" --conditions=react-server "$folder/scripts/release/run.js" "$@" ;;
esac

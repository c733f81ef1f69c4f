#!/bin/sh
# Runs a command and ends it with all its children when standard input closes. The starter holds the other end of
# that pipe, so that no server survives the end of a test process. The starter makes this the leader of a separate
# process group (`detached` in Node).
trap : TERM
exec 3<&0
{
  cat <&3 >/dev/null
  kill -TERM 0
} &
"$@" </dev/null 3<&- &
command=$!
wait "$command"
status=$?
# A signal ends `wait` early; the command may still write its files.
while kill -0 "$command" 2>/dev/null; do
  wait "$command"
  status=$?
done
exit "$status"

#!/bin/sh
# Runs a command and ends it, with all that it started, when standard input closes. The starter holds the
# other end of that pipe: a test process that dies, however it dies, leaves no server behind.
# The starter makes this the leader of a process group of its own (`detached` in Node).
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
# A signal ends `wait` early; the command may still be writing its files.
while kill -0 "$command" 2>/dev/null; do
  wait "$command"
  status=$?
done
exit "$status"

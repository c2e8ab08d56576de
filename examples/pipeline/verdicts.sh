#!/usr/bin/env bash
# How many cases come to which verdict: verdicts.sh < cases.jsonl
# One JSON object a line; a line that cannot be read counts as its error, and the others go on.
set -euo pipefail
LAWSPEAKER=${LAWSPEAKER:-npx lawspeaker}

$LAWSPEAKER check --lines |
  grep -oE '^\{("error":\{"code"|"checker":"[^"]*","edition":"[^"]*","verdict"):"[a-z-]+"' |
  grep -oE '[a-z-]+"$' | tr -d '"' | sort | uniq -c | sort -rn

#!/bin/sh
# Opens or updates a draft at a registry from a template in a repository, by the HTTP API, and prints the findings of the registry and the
# open threads as Markdown, for the summary of a job. Needs nidreg, curl and jq. The registry fetches nothing: it gets the text, and the URL
# and the commit of the file.
#
#   SERVER        the URL of the registry, such as https://registry.example
#   TOKEN         a token with the scope "drafts" (and "submit", to submit), created at /account/tokens; store it as a secret
#   TEMPLATE      the path of the template
#   SOURCE_URL    the https URL of that file; an earlier draft of the same file, at any commit, is updated
#   SOURCE_COMMIT the commit, with all its digits
#   DRAFT         the number of the draft to update, such as R-2027-0001; only if it cannot be found by the URL of the file
#   KIND          formal (default), informal, revision or correction; only to open a draft
#   SUBMIT        "yes": submit the draft; while the request is in review, submit a new revision. A submitted request is public.
#   NOTE          what changed, such as the commit message: the public note of a new revision
#   NIDREG        the nidreg program (default: nidreg)
#
# Exit status: 0: success; 1: something must be fixed, or the registry refused the draft.
set -eu

NIDREG=${NIDREG:-nidreg}
DRAFT=${DRAFT:-}
WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT

fail() {
    echo "$*"
    exit 1
}

for name in SERVER TOKEN TEMPLATE SOURCE_URL SOURCE_COMMIT; do
    eval "value=\${$name:-}"
    [ -n "$value" ] || fail "$name is not set."
done
for program in curl jq "$NIDREG"; do
    command -v "$program" >"$WORK/which" || fail "$program is not installed."
done
while [ "$SERVER" != "${SERVER%/}" ]; do SERVER=${SERVER%/}; done

header() {
    tr -d '\r' <"$WORK/head" | sed -n "s/^$1: //Ip"
}

# The token is given to curl on its standard input, so that it does not appear in a list of processes.
call() {
    method=$1
    path=$2
    shift 2
    status=$(printf 'header = "Authorization: Bearer %s"\n' "$TOKEN" |
        curl --silent --show-error --config - --request "$method" --header 'Content-Type: application/json' \
            --dump-header "$WORK/head" --output "$WORK/answer" --write-out '%{http_code}' "$@" "$SERVER/api/v1$path" 2>"$WORK/error") ||
        fail "$SERVER cannot be reached: $(cat "$WORK/error")"
    case $status in
        2??)
            jq --exit-status 'type == "object"' "$WORK/answer" >"$WORK/type" 2>"$WORK/error" ||
                fail "$SERVER/api/v1$path is not the API of a registry: its response is not JSON. Check SERVER."
            ;;
        303)
            [ "$method" = POST ] || fail "$SERVER redirects to $(header location). Set SERVER to the URL of the registry."
            # An earlier job sent the same request; the registry names the draft that it opened.
            draft=$(header location)
            call GET "/drafts/${draft##*/}"
            ;;
        3??) fail "$SERVER redirects to $(header location). Set SERVER to the URL of the registry." ;;
        *)
            jq --raw-output '"The registry refused: \(.title). \(.detail)", (.errors[]? | "- \(.field): \(.message)")' "$WORK/answer" \
                2>"$WORK/error" || echo "$SERVER/api/v1$path answered with status $status and no reason."
            exit 1
            ;;
    esac
}

expect() {
    jq --exit-status "$1" "$WORK/answer" >"$WORK/type" 2>"$WORK/error" ||
        fail "The response of $SERVER is not that of a registry. Check SERVER."
}

# The URL of a file with a space or another character that URLs do not contain.
SOURCE_URL=$(printf '%s' "$SOURCE_URL" | jq --raw-input --slurp --raw-output 'gsub("(?<c>[^!-~])"; .c | @uri)')

# The registry sets version and date of a request.
"$NIDREG" template read --json -- "$TEMPLATE" >"$WORK/reading" || fail "$TEMPLATE cannot be read as a template."
case ${KIND:-formal} in
    formal) kind=new_formal ;;
    informal) kind=new_informal ;;
    *) kind=$KIND ;;
esac
jq --arg url "$SOURCE_URL" --arg commit "$SOURCE_COMMIT" \
    '{nid: .fields.namespace_id, template: (.fields | del(.version, .date)), source_url: $url, source_commit: $commit}' "$WORK/reading" >"$WORK/change"

if [ -z "$DRAFT" ]; then
    call GET /drafts
    expect '.drafts | type == "array"'
    # The URL of a file usually contains the commit.
    jq --arg url "$SOURCE_URL" --arg commit "$SOURCE_COMMIT" \
        'def file($url; $commit): $url | split($commit) | join("");
         first(.drafts[] | select(.source != null and file(.source.url; .source.commit) == file($url; $commit))) // {number: "", editable: true}' \
        "$WORK/answer" >"$WORK/found"
    if [ "$(jq .editable "$WORK/found")" = false ]; then
        jq --raw-output '"The text of [\(.number)](\(.url)) cannot be changed in its state, \(.state). Nothing was sent."' "$WORK/found"
        exit 0
    fi
    DRAFT=$(jq --raw-output .number "$WORK/found")
fi
if [ -z "$DRAFT" ]; then
    jq --arg kind "$kind" '{kind: $kind} + .' "$WORK/change" >"$WORK/new"
    # A job that is repeated within 48 hours finds the same draft.
    key=$(printf '%s %s %s' "$kind" "$SOURCE_URL" "$SOURCE_COMMIT" | cksum | tr ' ' '-')
    call POST /drafts --header "Idempotency-Key: $key" --data-binary "@$WORK/new"
    DRAFT=$(jq --raw-output .number "$WORK/answer")
    echo "A draft was opened. Later runs for the same file update it."
    echo
else
    call GET "/drafts/$DRAFT"
    tag=$(header etag)
    call PUT "/drafts/$DRAFT" --header "If-Match: $tag" --data-binary "@$WORK/change"
fi

expect '(.findings | type == "array") and (.open_threads | type == "array") and (.number | type == "string")'
# Comments and names are shown as text, whatever Markdown or HTML they contain.
jq --raw-output '
    def cell: gsub("\\s+"; " ") | gsub("(?<c>[\\\\`*_\\[\\]<>|~&@#!$])"; "\\\(.c)");
    "## Draft \(.number)",
    "",
    "[Open the draft](\(.url)), from commit \(.source.commit[0:12]).",
    "",
    (if (.findings | length) == 0 then "The checks found nothing."
     else "| | Section | Finding |", "| --- | --- | --- |",
       (.findings[] | "| \({error: "Must be fixed", warning: "Suggestion", note: "Note"}[.level]) | \(.field // "") | \(.message | cell) (\(.clause)) |")
     end),
    (if (.open_threads | length) == 0 then empty
     else "", "| Open thread | Section | Last comment |", "| --- | --- | --- |",
       (.open_threads[] | "| [\(.by | cell)](\(.url)) | \(.field // "") | \(.comment | cell) |")
     end)' "$WORK/answer"

if jq --exit-status 'any(.findings[]; .level == "error")' "$WORK/answer" >"$WORK/errors"; then
    exit 1
fi
[ "${SUBMIT:-}" = yes ] || exit 0
state=$(jq --raw-output .state "$WORK/answer")
if [ "$state" != draft ] && jq --exit-status .submitted "$WORK/answer" >"$WORK/same"; then
    echo
    echo "The text has not changed since the last revision, so no revision was submitted."
    exit 0
fi
if [ "$state" = draft ]; then
    jq '{revision}' "$WORK/answer" >"$WORK/submission"
else
    [ -n "${NOTE:-}" ] || fail "NOTE is not set: a new revision needs a note that says what changed."
    jq --arg note "$NOTE" '{revision, note: $note}' "$WORK/answer" >"$WORK/submission"
fi
call POST "/drafts/$DRAFT/submit" --data-binary "@$WORK/submission"
jq --raw-output '"", "Submitted: [\(.number)](\(.url))."' "$WORK/answer"

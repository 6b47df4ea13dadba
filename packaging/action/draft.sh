#!/bin/sh
# Opens or updates a draft at a registry from a template in a repository, by the HTTP API, and prints the findings of the registry as
# Markdown, for the summary of a job. Needs nidreg, curl and jq. The registry fetches nothing: it gets the text, and the URL and the commit
# of the file.
#
#   SERVER        the URL of the registry, such as https://registry.example
#   TOKEN         a token with the scope "drafts" (and "submit", to submit), created at /account/tokens; store it as a secret
#   TEMPLATE      the path of the template
#   SOURCE_URL    the https URL of that file
#   SOURCE_COMMIT the commit, with all its digits
#   DRAFT         the number of the draft to update, such as R-2027-0001; without it, a draft is opened, and its number is printed
#   KIND          formal (default), informal, revision or correction; only to open a draft
#   SUBMIT        "yes": submit the draft. A submitted request is public.
#   NIDREG        the nidreg program (default: nidreg)
#
# Exit status: 0: success; 1: something must be fixed, or the registry refused the draft.
set -eu

: "${SERVER:?}" "${TOKEN:?}" "${TEMPLATE:?}" "${SOURCE_URL:?}" "${SOURCE_COMMIT:?}"
NIDREG=${NIDREG:-nidreg}
DRAFT=${DRAFT:-}
WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT

# The token is given to curl on its standard input, so that it does not appear in a list of processes.
call() {
    method=$1
    path=$2
    shift 2
    status=$(printf 'header = "Authorization: Bearer %s"\n' "$TOKEN" |
        curl --silent --show-error --config - --request "$method" --header 'Content-Type: application/json' \
            --dump-header "$WORK/head" --output "$WORK/answer" --write-out '%{http_code}' "$@" "$SERVER/api/v1$path")
    case $status in
        2??) ;;
        303)
            # An earlier job sent the same request; the registry names the draft that it opened.
            draft=$(tr -d '\r' <"$WORK/head" | sed -n 's/^[Ll][Oo][Cc][Aa][Tt][Ii][Oo][Nn]: //p')
            call GET "/drafts/${draft##*/}"
            ;;
        *)
            jq --raw-output '"The registry refused: \(.title). \(.detail)", (.errors[]? | "- \(.field): \(.message)")' "$WORK/answer" ||
                echo "The registry answered with status $status."
            exit 1
            ;;
    esac
}

# The registry sets version and date of a request.
"$NIDREG" template read "$TEMPLATE" --json >"$WORK/reading"
case ${KIND:-formal} in
    formal) kind=new_formal ;;
    informal) kind=new_informal ;;
    *) kind=$KIND ;;
esac
jq --arg url "$SOURCE_URL" --arg commit "$SOURCE_COMMIT" \
    '{nid: .fields.namespace_id, template: (.fields | del(.version, .date)), source_url: $url, source_commit: $commit}' "$WORK/reading" >"$WORK/change"

if [ -z "$DRAFT" ]; then
    jq --arg kind "$kind" '{kind: $kind} + .' "$WORK/change" >"$WORK/new"
    # A job that is repeated within 48 hours finds the same draft.
    key=$(printf '%s %s %s' "$kind" "$SOURCE_URL" "$SOURCE_COMMIT" | cksum | tr ' ' '-')
    call POST /drafts --header "Idempotency-Key: $key" --data-binary "@$WORK/new"
    DRAFT=$(jq --raw-output .number "$WORK/answer")
    echo "A draft was opened. Set its number, $DRAFT, in the job, so that the next run updates it."
    echo
else
    call GET "/drafts/$DRAFT"
    tag=$(tr -d '\r' <"$WORK/head" | sed -n 's/^[Ee][Tt][Aa][Gg]: //p')
    call PUT "/drafts/$DRAFT" --header "If-Match: $tag" --data-binary "@$WORK/change"
fi

jq --raw-output '
    "## Draft \(.number)",
    "",
    "[Open the draft](\(.url)), from commit \(.source.commit[0:12]).",
    "",
    (if (.findings | length) == 0 then "The checks found nothing."
     else "| | Section | Finding |", "| --- | --- | --- |",
       (.findings[] | "| \({error: "Must be fixed", warning: "Suggestion", note: "Note"}[.level]) | \(.field // "") | \(.message | gsub("[\\n|]"; " ")) (\(.clause)) |")
     end)' "$WORK/answer"

if jq --exit-status 'any(.findings[]; .level == "error")' "$WORK/answer" >"$WORK/errors"; then
    exit 1
fi
if [ "${SUBMIT:-}" = yes ]; then
    jq '{revision}' "$WORK/answer" >"$WORK/submission"
    call POST "/drafts/$DRAFT/submit" --data-binary "@$WORK/submission"
    jq --raw-output '"", "Submitted: [\(.number)](\(.url))."' "$WORK/answer"
fi

# Builds the page into web/dist with npm. Sourced after setup.sh by ./play and ./test; the second time it compares a stamp.
# shellcheck shell=bash

WEB="$ROOT/web"
PAGE_STAMP="$ROOT/.build/page.stamp"

# Everything that decides what the page is: its sources and the words it shows.
page_digest() {
    (cd "$ROOT" && find web sabbat/text sabbat/games/*/text -type f \
        -not -path 'web/node_modules/*' -not -path 'web/dist/*' -print0 | sort -z | xargs -0 cksum | cksum)
}

# npm ci, unless what is there was made from this very lock file.
web_packages() {
    command -v npm >/dev/null || give_up "npm is needed to build the page. Install Node.js 20 or newer."
    cmp -s "$WEB/package-lock.json" "$WEB/node_modules/.sabbat-lock" && return
    say "Fetching what the page is built with ..."
    (cd "$WEB" && npm ci --no-audit --no-fund --loglevel=error) >&2 ||
        give_up "npm could not install the page's packages; its own message stands above."
    cp "$WEB/package-lock.json" "$WEB/node_modules/.sabbat-lock"
}

build_page() {
    local digest
    digest="$(page_digest)"
    [ -f "$WEB/dist/index.html" ] && [ "$(cat "$PAGE_STAMP" 2>/dev/null)" = "$digest" ] && return
    mkdir -p "$ROOT/.build"
    (
        ! command -v flock >/dev/null || flock 9
        web_packages
        say "Building the page ..."
        (cd "$WEB" && npm run --silent build) >&2 || give_up "the page could not be built; the message stands above."
        printf '%s\n' "$digest" >"$PAGE_STAMP"
    ) 9>"$ROOT/.build/page.lock"
}

page_lint() {
    web_packages
    (cd "$WEB" && npm run --silent lint)
}

page_tests() {
    web_packages
    (cd "$WEB" && npm run --silent test)
}

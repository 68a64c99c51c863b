import { constants, brotliCompressSync } from 'node:zlib'

interface Weight {
  readonly plain: number
  readonly brotli: number
}

/** Maximum weight of a page in any language in bytes, plain and with Brotli at its highest quality (ADR 016). */
const aim: Weight = { plain: 150_000, brotli: 25_000 }

/**
 * Ceilings of pages above the target, by path below the language, at the weight of the heaviest language (mostly French). Lower a ceiling
 * when its page gets lighter. They are what elements for changing texts (R17), domains of cart lines (C1) and the sentences of the menu
 * cost on every page.
 */
const ceilings: Readonly<Record<string, Weight>> = {
  '': { plain: 155_000, brotli: 25_000 },
  '/cloud-hosting': { plain: 162_500, brotli: 25_000 },
  '/dedicated-servers': { plain: 160_500, brotli: 25_000 },
  '/ecommerce-hosting': { plain: 157_500, brotli: 25_000 },
  '/hosting': { plain: 182_500, brotli: 25_400 },
  '/pricing': { plain: 210_000, brotli: 27_300 },
  '/services': { plain: 253_500, brotli: 29_800 },
  '/shared-hosting': { plain: 152_000, brotli: 25_000 },
  '/vps-hosting': { plain: 157_500, brotli: 25_000 },
  '/wordpress-hosting': { plain: 157_500, brotli: 25_000 },
}

const compress = (html: string, quality: number): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

/** The highest quality takes half a second, so only the language that a faster one compresses worst is compressed with it. */
const heaviest = (pages: readonly string[], most: number): number => {
  const sizes = pages.map((html) => compress(html, 6))
  const size = Math.max(...sizes)
  return size <= most ? size : compress(pages[sizes.indexOf(size)] ?? '', constants.BROTLI_MAX_QUALITY)
}

/** `pages`: HTML in every language; `path` without language. */
export const tooHeavy = (path: string, pages: readonly string[]): readonly string[] => {
  const most = ceilings[path] ?? aim
  const plain = Math.max(...pages.map((html) => Buffer.byteLength(html)))
  const brotli = heaviest(pages, most.brotli)
  return [
    ...(plain <= most.plain ? [] : [`${path}: ${plain} bytes, and may have ${most.plain}`]),
    ...(brotli <= most.brotli ? [] : [`${path}: ${brotli} bytes in Brotli, and may have ${most.brotli}`]),
  ]
}

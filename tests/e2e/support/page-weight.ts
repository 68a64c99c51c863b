import { constants, brotliCompressSync } from 'node:zlib'

interface Weight {
  readonly plain: number
  readonly brotli: number
}

/** Maximum weight of a page in any language in bytes, plain and with Brotli at its highest quality (ADR 040). */
const aim: Weight = { plain: 150_000, brotli: 25_000 }

/**
 * Pages above the limit, by path without language. Limits are lowered when a page gets lighter and not raised, with one exception:
 * 200 bytes for `/services`, when pages began to carry their catalogue revision (A9) and receipts their tax note (T7).
 */
const ceilings: Readonly<Record<string, Weight>> = {
  '': { plain: 150_000, brotli: 28_900 },
  '/hosting': { plain: 169_000, brotli: 25_000 },
  '/pricing': { plain: 197_000, brotli: 25_400 },
  '/services': { plain: 230_000, brotli: 25_800 },
}

const compress = (html: string, quality: number): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

/** The highest quality is slow, so it is only used if a faster one is not enough. */
const isWithin = (html: string, most: number): boolean => compress(html, 6) <= most || compress(html, constants.BROTLI_MAX_QUALITY) <= most

export const tooHeavy = ({ path, html }: { readonly path: string; readonly html: string }): readonly string[] => {
  const most = ceilings[path.slice('/en'.length)] ?? aim
  const plain = Buffer.byteLength(html)
  return [
    ...(plain <= most.plain ? [] : [`${path}: ${plain} bytes, and may have ${most.plain}`]),
    ...(isWithin(html, most.brotli)
      ? []
      : [`${path}: ${compress(html, constants.BROTLI_MAX_QUALITY)} bytes in Brotli, and may have ${most.brotli}`]),
  ]
}

import { constants, brotliCompressSync } from 'node:zlib'

interface Weight {
  readonly plain: number
  readonly brotli: number
}

/** What a page may weigh in any language, in bytes, as it is and in Brotli at its highest (ADR 040). */
const aim: Weight = { plain: 150_000, brotli: 25_000 }

/**
 * Pages above the aim, by their path below the language. A ceiling is lowered when its page gets lighter, and not raised: but once, by 200 bytes
 * of `/services`, when pages began to say what they were drawn of (A9) and receipts whose tax it is (T7).
 */
const ceilings: Readonly<Record<string, Weight>> = {
  '': { plain: 150_000, brotli: 28_900 },
  '/hosting': { plain: 169_000, brotli: 25_000 },
  '/pricing': { plain: 197_000, brotli: 25_400 },
  '/services': { plain: 230_000, brotli: 25_800 },
}

const compress = (html: string, quality: number): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

/** The highest quality takes long, and no other makes a page smaller: it is asked only where a quick one is not enough. */
const isWithin = (html: string, most: number): boolean => compress(html, 6) <= most || compress(html, constants.BROTLI_MAX_QUALITY) <= most

/** What is too heavy about a page, in words. */
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

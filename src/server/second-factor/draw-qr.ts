import { encode } from 'uqr'

/** A QR code as one path: squares of 1 × 1 in a square of `size`. */
export interface QrDrawing {
  readonly size: number
  readonly path: string
}

/** The white around it, which a camera finds it by. */
const margin = 4

/** Each run of dark squares in a row, as a rectangle. */
const drawRow = (row: readonly boolean[], y: number): string => {
  const squares = row.map((isDark) => (isDark ? '#' : ' ')).join('')
  return [...squares.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('')
}

export const drawQr = (text: string): QrDrawing => {
  const { size, data } = encode(text, { ecc: 'M', border: margin })
  return { size, path: data.map(drawRow).join('') }
}

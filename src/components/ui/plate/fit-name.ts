import type { NameWidths } from './plate-metrics'

export const narrowestWidth = 62.5
export const widestWidth = 150
/**
 * Width axis value, in per cent, at which the font's width function has its bend: half way, in em, between its narrowest and its normal
 * width.
 */
const bend = 87.5

interface NameFit {
  /** Per cent on the width axis. */
  readonly width: number
  /** In the unit of `room` and `largest`. */
  readonly size: number
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/**
 * Law of fit: a name gets narrower before it gets smaller. `room` and `largest` are lengths in one unit. The stylesheet computes the same
 * from the same three widths (`fitted-name.css`); this is the fallback.
 */
export function fitName(widths: NameWidths, room: number, largest: number, widest = widestWidth): NameFit {
  const size = Math.min(largest, room / widths.narrow)
  const target = room / size
  const middle = (widths.narrow + widths.normal) / 2
  const toBend = clamp((target - widths.narrow) / (middle - widths.narrow), 0, 1) * (bend - narrowestWidth)
  const toNormal = clamp((target - middle) / (widths.normal - middle), 0, 1) * (100 - bend)
  const toWidest = clamp((target - widths.normal) / (widths.wide - widths.normal), 0, 1) * (widestWidth - 100)
  return { width: Math.min(widest, narrowestWidth + toBend + toNormal + toWidest), size }
}

import type { CSSProperties } from 'react'

/**
 * Width of a name in em on the three masters of Georama's width axis at weight 800. Measured from the font file; kerning only makes
 * names narrower, so they never overflow.
 */
interface NameWidths {
  /** At 62.5 %, the narrowest width. */
  readonly narrow: number
  /** At 100 %, the normal width. */
  readonly normal: number
  /** At 150 %, the widest width. */
  readonly wide: number
}

const characters = 'abcdefghijklmnopqrstuvwxyz0123456789-.'
const digitWidths = { narrow: 396, normal: 657, wide: 1048 }

const letterWidths = {
  narrow: [
    397, 393, 313, 394, 383, 247, 394, 394, 198, 207, 378, 218, 591, 395, 395, 394, 394, 286, 324, 273, 410, 396, 600, 409, 401, 348,
  ],
  normal: [
    580, 603, 520, 605, 572, 373, 592, 593, 274, 284, 574, 327, 881, 594, 595, 604, 604, 433, 476, 420, 610, 617, 831, 608, 621, 540,
  ],
  wide: [
    855, 919, 829, 920, 852, 561, 892, 892, 388, 399, 867, 488, 1315, 892, 895, 919, 919, 653, 712, 640, 910, 863, 1176, 902, 864, 832,
  ],
} as const

const pointWidths = { narrow: [298, 185], normal: [369, 263], wide: [475, 380] } as const

const widthsAt = (cut: keyof NameWidths): readonly number[] => [
  ...letterWidths[cut],
  ...Array<number>(10).fill(digitWidths[cut]),
  ...pointWidths[cut],
]

const thousandthsPerEm = 1000

const sumAt = (cut: keyof NameWidths, name: string) => {
  const widths = widthsAt(cut)
  let sum = 0
  for (const character of name.toLowerCase()) sum += widths[characters.indexOf(character)] ?? digitWidths[cut]
  return sum / thousandthsPerEm
}

/** Unknown characters count as digits, which are among the wider ones. An empty name is one letter wide. */
export function measureName(name: string): NameWidths {
  const measured = name === '' ? 'n' : name
  return { narrow: sumAt('narrow', measured), normal: sumAt('normal', measured), wide: sumAt('wide', measured) }
}

export const minimumWidth = 62.5
export const maximumWidth = 150
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
export function fitName(widths: NameWidths, room: number, largest: number, widest = maximumWidth): NameFit {
  const size = Math.min(largest, room / widths.narrow)
  const target = room / size
  const middle = (widths.narrow + widths.normal) / 2
  const toBend = clamp((target - widths.narrow) / (middle - widths.narrow), 0, 1) * (bend - minimumWidth)
  const toNormal = clamp((target - middle) / (widths.normal - middle), 0, 1) * (100 - bend)
  const toWidest = clamp((target - widths.normal) / (widths.wide - widths.normal), 0, 1) * (maximumWidth - 100)
  return { width: Math.min(widest, minimumWidth + toBend + toNormal + toWidest), size }
}

export function nameStyle(name: string): CSSProperties {
  const { narrow, normal, wide } = measureName(name)
  return {
    '--name-narrow': narrow.toFixed(3),
    '--name-normal': normal.toFixed(3),
    '--name-wide': wide.toFixed(3),
  } as CSSProperties
}

const sizePattern = /^([\d., \u00a0\u202f]*\d)[\s\u00a0\u202f]*(\p{L}*)/u

/** In the smallest unit that is sold: a terabyte is a thousand gigabytes, whatever the language calls them. */
const thousandfold: ReadonlySet<string> = new Set(['TB', 'To'])

/** How much a line of a data sheet says there is, to draw it to scale: `250 GB`, `1,000`, `2 To`. `null` where it begins with no figure. */
export const sizeOf = (value: string): number | null => {
  const [, digits = '', unit = ''] = sizePattern.exec(value.trim()) ?? []
  if (digits === '') return null
  // Groups of three are one number in every language; anything else after a mark is a fraction.
  const [, whole = '', fraction = '0'] =
    /^(\d+)(?:[.,](\d{1,2}))?$/.exec(digits.replaceAll(/[.,\s\u00a0\u202f](?=\d{3}(?!\d))/gu, '')) ?? []
  if (whole === '') return null
  const size = Number(`${whole}.${fraction}`)
  return thousandfold.has(unit) ? size * 1000 : size
}

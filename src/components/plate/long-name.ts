const roomy = 14
const tight = 17

/**
 * Class for plates in a row: long domains get narrower before they wrap (DESIGN, law of fit). Counts characters, because these plates have
 * no box to fit.
 */
export const longNameClass = (name: string): string | undefined => {
  if (name.length > tight) return 'plate-tight'
  return name.length > roomy ? 'plate-narrow' : undefined
}

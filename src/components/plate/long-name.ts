const roomy = 14
const tight = 17

/**
 * The class of a plate that must share its row: a long name is cut narrow before it breaks (DESIGN, law of fit).
 * Counts characters, because a row's plate is as wide as its name and has no box to be fitted to.
 */
export const longNameClass = (name: string): string | undefined => {
  if (name.length > tight) return 'plate-tight'
  return name.length > roomy ? 'plate-narrow' : undefined
}

/** Joins class names, leaving out what a condition switched off. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined

/** Words a minute, as people read instructions. */
const pace = 200

/** Whole minutes, one at least. */
export const readingMinutes = (text: string): number => {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.round(words / pace))
}

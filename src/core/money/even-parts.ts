/** D9: whole parts of an amount by largest remainder: none more than a unit larger than another, the larger ones first. */
export const evenParts = (amount: number, count: number): readonly number[] => {
  const part = Math.floor(amount / count)
  const rest = amount - part * count
  return Array.from({ length: count }, (_, index) => (index < rest ? part + 1 : part))
}

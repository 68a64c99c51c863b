/** O3: whole parts of an amount, equal but for the first, which takes what does not divide; one where there is less than a unit for each. */
export const equalParts = (amount: number, count: number): readonly number[] => {
  const part = Math.floor(amount / count)
  return part === 0 ? [amount] : [amount - part * (count - 1), ...new Array<number>(count - 1).fill(part)]
}

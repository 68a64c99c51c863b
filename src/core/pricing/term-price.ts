/** N4: no registry gives a name for longer. */
export const mostYears = 10

/** N4: the first year and every later one, each rounded by itself (M4), so that the parts that are shown add up to what is charged. */
export const termPrice = <Amount extends number>(firstYear: Amount, laterYear: Amount, years: number): Amount =>
  (firstYear + laterYear * (years - 1)) as Amount

const offered: readonly number[] = [1, 2, 3, 5, 10]

/** N4: what lists of years offer, up to the most there may be; what is chosen already is always among them. */
export const yearChoices = (most: number, chosen = 1): readonly number[] =>
  [...new Set([...offered.filter((years) => years < most), most, chosen])]
    .filter((years) => years >= 1)
    .sort((first, second) => first - second)

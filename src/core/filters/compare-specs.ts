interface Specified {
  readonly specs: readonly { readonly label: string; readonly value: string }[]
}

/** One specification across things that are compared; `null` where one of them has none. */
export interface SpecRow {
  readonly label: string
  readonly values: readonly (string | null)[]
  /** All say the same, so "differences only" leaves the row out. */
  readonly isSame: boolean
}

export const areSame = (values: readonly (string | null)[]): boolean => new Set(values).size <= 1

/** §1: the specifications of several plans, a row a label, in the order in which the labels first appear. */
export const compareSpecs = (things: readonly Specified[]): readonly SpecRow[] => {
  const labels = [...new Set(things.flatMap(({ specs }) => specs.map(({ label }) => label)))]
  return labels.map((label) => {
    const values = things.map(({ specs }) => specs.find((spec) => spec.label === label)?.value ?? null)
    return { label, values, isSame: areSame(values) }
  })
}

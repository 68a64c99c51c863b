interface Lines {
  readonly items: readonly { readonly lineId: string }[]
}

/** What the cart holds now and did not before. Of a cart that is seen for the first time nothing is new: it was filled on another page. */
export const freshLines = (before: Lines | null, now: Lines): readonly string[] => {
  if (before === null) return []
  const known = new Set(before.items.map(({ lineId }) => lineId))
  return now.items.map(({ lineId }) => lineId).filter((lineId) => !known.has(lineId))
}

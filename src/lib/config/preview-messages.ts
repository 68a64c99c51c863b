/** What the preview tells the form beside it: a section was pressed. */
export const openSection = 'hostfront-open-section'

/** The name of a section among those of its page: what it is, and how many of its kind stand before it. */
export const sectionName = (kinds: readonly string[], index: number): string =>
  `${kinds[index] ?? ''}${kinds.slice(0, index).filter((kind) => kind === kinds[index]).length}`

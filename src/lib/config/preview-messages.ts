/** Message from the live preview to the form: a section was clicked. */
export const openSection = 'hostfront-open-section'

/** Block type plus its index among blocks of the same type on the page. */
export const sectionName = (kinds: readonly string[], index: number): string =>
  `${kinds[index] ?? ''}${kinds.slice(0, index).filter((kind) => kind === kinds[index]).length}`

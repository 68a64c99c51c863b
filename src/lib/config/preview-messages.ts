/** Message from the live preview to the form when a section is clicked. */
export const openSection = 'hostfront-open-section'

/** Block type plus its index among the page's blocks of that type. */
export const sectionName = (kinds: readonly string[], index: number): string =>
  `${kinds[index] ?? ''}${kinds.slice(0, index).filter((kind) => kind === kinds[index]).length}`

import type { BlockSlug, BlockView } from './types'

const carriers: ReadonlySet<BlockSlug> = new Set(['domain-hero', 'hosting-plans', 'ssl-plans', 'ssl-chooser'])

/** Whether the first section draws the page's h1 itself; a page it does not needs a `PageHead` with one. */
export const firstBlockCarriesHeading = (blocks: readonly BlockView[]): boolean => {
  const [first] = blocks
  return first !== undefined && carriers.has(first.slug) && !(first.slug === 'ssl-plans' && first.view.presentation === 'strip')
}

import type { PageBlockSlug } from '@/modules/content/pages'
import { sections, type SectionViews } from './registry'
import type { LoadedBlock } from './loaded-block'

const carriesPageHeading = <Slug extends PageBlockSlug>({ slug, view }: { readonly slug: Slug; readonly view: SectionViews[Slug] }) =>
  sections[slug].carriesPageHeading(view)

/** Whether the first section draws the page's h1 itself; a page it does not needs a `PageHead` with one. */
export const firstBlockCarriesHeading = ([first]: readonly LoadedBlock[]): boolean =>
  first !== undefined && first.slug !== 'failed' && carriesPageHeading(first)

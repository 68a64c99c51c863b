import type { Page } from '@/payload-types'

/** A section of a page as editors have filled it in. */
export type PageBlock = NonNullable<Page['layout']>[number]

export type PageBlockSlug = PageBlock['blockType']

export type PageBlockOf<Slug extends string> = Extract<PageBlock, { readonly blockType: Slug }>

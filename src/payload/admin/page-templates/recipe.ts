import type { PageBlockSlug } from '@/modules/content/pages'
import type { Words } from '@/payload/words'

/** A section of a template: texts in every language, other values as the form stores them. */
export interface RecipeSection {
  readonly blockType: PageBlockSlug
  readonly [field: string]: unknown
}

export interface Recipe {
  readonly name: string
  readonly title: Words
  readonly purpose: Words
  /** Initial path; the editor may change it. */
  readonly path: string
  readonly description: Words
  readonly sections: readonly RecipeSection[]
}

import type { PageBlockSlug } from '@/modules/content/pages'
import type { Words } from '@/payload/words'

/** A section as a recipe writes it: texts in every language, everything else as the form would. */
export interface RecipeSection {
  readonly blockType: PageBlockSlug
  readonly [field: string]: unknown
}

export interface Recipe {
  readonly name: string
  readonly title: Words
  /** When to take it. */
  readonly purpose: Words
  /** Where its page stands until its editor moves it. */
  readonly path: string
  readonly description: Words
  readonly sections: readonly RecipeSection[]
}

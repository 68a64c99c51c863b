import { toRichText, type ArticlePart } from './article-text'
import type { ResourceSeed } from './story-types'
import type { Localized } from './types'

export interface ArticleWords {
  readonly title: string
  /** One or two sentences for lists and search engines, at most 160 characters. */
  readonly description: string
  readonly next: { readonly heading: string; readonly label: string }
  readonly body: readonly ArticlePart[]
}

interface ArticleFacts extends Pick<ResourceSeed, 'slug' | 'type' | 'difficulty' | 'duration' | 'order'> {
  /** Slugs. */
  readonly related: readonly string[]
  /** Target of the call to action. */
  readonly href: string
}

const each = <Value>(words: Localized<ArticleWords>, of: (article: ArticleWords) => Value): Localized<Value> => ({
  en: of(words.en),
  es: of(words.es),
  fr: of(words.fr),
  de: of(words.de),
})

export const article = ({ href, related, ...facts }: ArticleFacts, words: Localized<ArticleWords>): ResourceSeed => ({
  ...facts,
  key: facts.slug,
  title: each(words, ({ title }) => title),
  description: each(words, ({ description }) => description),
  body: each(words, ({ body }) => toRichText(body)),
  related: related.map((key) => ({ key })),
  action: {
    heading: each(words, ({ next }) => next.heading),
    buttonLabel: each(words, ({ next }) => next.label),
    href,
  },
  demo: false,
})

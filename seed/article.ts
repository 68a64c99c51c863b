import { toRichText, type ArticlePart } from './article-text'
import type { ResourceSeed } from './story-types'
import type { Localized } from './types'

/** An article in one language. */
export interface ArticleWords {
  readonly title: string
  /** In one or two sentences, for lists and search engines: 160 characters at most. */
  readonly description: string
  /** What the reader may do next. */
  readonly next: { readonly heading: string; readonly label: string }
  readonly body: readonly ArticlePart[]
}

interface ArticleFacts extends Pick<ResourceSeed, 'slug' | 'type' | 'difficulty' | 'duration' | 'order'> {
  /** Slugs of other articles. */
  readonly related: readonly string[]
  /** Where the call to action leads. */
  readonly href: string
}

const each = <Value>(words: Localized<ArticleWords>, of: (article: ArticleWords) => Value): Localized<Value> => ({
  en: of(words.en),
  es: of(words.es),
  fr: of(words.fr),
  de: of(words.de),
})

/** What is said of an article once, and its words in every language of the seed: one that lacks does not compile. */
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

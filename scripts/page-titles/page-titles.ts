import type { BlockSeed } from '@seed/block-types'
import { pages } from '@seed/content/pages/all'
import { resources } from '@seed/content/resources/all'
import { seedLocales, type SeedLocale } from '@seed/locales'
import type { PageSeed } from '@seed/page-types'
import type { Localized } from '@seed/types'
import { sectionsBelowHeading } from '@/lib/config/sections-below-heading'
import { typeset } from '@/core/wording/typeset'
import de from '@/lib/i18n/messages/de.json'
import en from '@/lib/i18n/messages/en.json'
import es from '@/lib/i18n/messages/es.json'
import fr from '@/lib/i18n/messages/fr.json'

export interface PageTitle {
  readonly path: string
  readonly title: string
  readonly heading: string
  readonly description: string
}

export const belowTheHeading: readonly BlockSeed['blockType'][] = sectionsBelowHeading

/** The h1: the first block's heading if the block renders it, otherwise the page title. */
const headingOf = ({ title, layout: [first] }: PageSeed): Localized =>
  first && 'heading' in first && first.heading !== undefined && !belowTheHeading.includes(first.blockType) ? first.heading : title

const messages = { en, es, fr, de } as const satisfies Record<SeedLocale, unknown>

/** Matches the title the shop renders. */
const ofTheShop = (title: string): string => `${title} · Hostfront`

/** Indexed pages without a CMS document; their texts are messages. */
export const codedTitles = (locale: SeedLocale): readonly PageTitle[] => {
  const { pageTitles: words, domainSearch } = messages[locale]
  return [
    { path: '/domains/search', title: ofTheShop(words.search), heading: domainSearch.title, description: words.searchDescription },
    { path: '/domains/endings', title: ofTheShop(words.endings), heading: words.endings, description: words.endingsDescription },
    { path: '/knowledge-base/all', title: ofTheShop(words.articles), heading: words.articles, description: words.articlesDescription },
  ]
}

export const articleTitles = (locale: SeedLocale): readonly PageTitle[] =>
  resources.map(({ slug, title, description }) => ({
    path: `/knowledge-base/${slug}`,
    title: ofTheShop(typeset(locale, title[locale])),
    heading: typeset(locale, title[locale]),
    description: typeset(locale, description[locale]),
  }))

export const pageTitles = (locale: SeedLocale): readonly PageTitle[] =>
  pages.map((page) => ({
    path: page.path,
    title: typeset(locale, page.meta.title[locale]),
    heading: typeset(locale, headingOf(page)[locale]),
    description: typeset(locale, page.meta.description[locale]),
  }))

export const everyTitle = (locale: SeedLocale): readonly PageTitle[] => [
  ...pageTitles(locale),
  ...codedTitles(locale),
  ...articleTitles(locale),
]

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/[\u00a0\u202f]/g, ' ')

const row = ({ path, title, heading, description }: PageTitle): string =>
  `| \`${path}\` | ${cell(title)} (${title.length}) | ${cell(heading)} | ${cell(description)} (${description.length}) |`

const head = `# Page titles

Of every page a new shop begins with, its articles and the pages no editor writes included: its title (at most 60 characters), its h1 and its
description (at most 155), in each language. Each holds what people search for (\`tests/unit/seed/searched-words.ts\`; of an article its title does);
the voice comes after it. No two are alike.`

const tableIn = (locale: SeedLocale): string =>
  [`## ${locale}`, '', '| Page | Title | h1 | Description |', '|---|---|---|---|', ...everyTitle(locale).map(row)].join('\n')

export const renderPageTitles = (): string => `${[head, ...seedLocales.map(tableIn)].join('\n\n')}\n`

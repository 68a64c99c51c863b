import type { BlockSeed } from '@seed/block-types'
import { pages } from '@seed/content/pages/all'
import { seedLocales, type SeedLocale } from '@seed/locales'
import type { PageSeed } from '@seed/page-types'
import type { Localized } from '@seed/types'
import { sectionsBelowHeading } from '@/config/sections-below-heading'
import { typeset } from '@/core/wording/typeset'

export interface PageTitle {
  readonly path: string
  readonly title: string
  readonly heading: string
  readonly description: string
}

export const belowTheHeading: readonly BlockSeed['blockType'][] = sectionsBelowHeading

/** The page's h1: its first section's heading where that section carries it, else the page's own title. */
const headingOf = ({ title, layout: [first] }: PageSeed): Localized =>
  first && 'heading' in first && first.heading !== undefined && !belowTheHeading.includes(first.blockType) ? first.heading : title

/** What people read of a page before they open it, and first when they do. */
export const pageTitles = (locale: SeedLocale): readonly PageTitle[] =>
  pages.map((page) => ({
    path: page.path,
    title: typeset(locale, page.meta.title[locale]),
    heading: typeset(locale, headingOf(page)[locale]),
    description: typeset(locale, page.meta.description[locale]),
  }))

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/[\u00a0\u202f]/g, ' ')

const row = ({ path, title, heading, description }: PageTitle): string =>
  `| \`${path}\` | ${cell(title)} (${title.length}) | ${cell(heading)} | ${cell(description)} (${description.length}) |`

const head = `# Page titles

Of every page a new shop begins with: its title (at most 60 characters), its h1 and its description (at most 155), in each language. Each holds
what people search for (\`tests/unit/seed/searched-words.ts\`); the voice comes after it. \`npm run titles\` writes this page, and a test compares.`

const tableIn = (locale: SeedLocale): string =>
  [`## ${locale}`, '', '| Page | Title | h1 | Description |', '|---|---|---|---|', ...pageTitles(locale).map(row)].join('\n')

export const drawPageTitles = (): string => `${[head, ...seedLocales.map(tableIn)].join('\n\n')}\n`

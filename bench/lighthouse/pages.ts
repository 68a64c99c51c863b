import { resources } from '../../seed/content/resources/all'
import { locales, type Locale } from '../../src/lib/config/locales'

export interface PageToMeasure {
  readonly path: string
  readonly name: string
  /** Script budget above the empty page, in KB. */
  readonly kilobytes: number
  /** Defaults to English. */
  readonly language?: Locale
}

/** One page per template. */
export const measuredPages: readonly PageToMeasure[] = [
  { path: '', name: 'home', kilobytes: 40 },
  { path: '/shared-hosting', name: 'plans', kilobytes: 70 },
  { path: '/hosting', name: 'hosting hub', kilobytes: 70 },
  { path: '/domains', name: 'domains', kilobytes: 70 },
  { path: '/domains/transfer', name: 'transfer wizard', kilobytes: 70 },
  { path: '/ssl-certificates', name: 'certificates', kilobytes: 70 },
  { path: '/email-hosting', name: 'e-mail', kilobytes: 70 },
  { path: '/customization/server', name: 'configurator', kilobytes: 70 },
  { path: '/pricing', name: 'price comparison', kilobytes: 70 },
  { path: '/knowledge-base', name: 'resources', kilobytes: 15 },
  { path: '/about', name: 'about', kilobytes: 15 },
  { path: '/legal/privacy-policy', name: 'legal text', kilobytes: 15 },
]

const articleIn = (slug: string, language: Locale): PageToMeasure => ({
  path: `/knowledge-base/${slug}`,
  name: language === 'en' ? slug : `${slug} (${language})`,
  kilobytes: 15,
  language,
})

/** Every article in English, every fourth in each other language. */
export const measuredArticles: readonly PageToMeasure[] = [
  ...resources.map(({ slug }) => articleIn(slug, 'en')),
  ...locales.slice(1).flatMap((language) => resources.filter((_, index) => index % 4 === 0).map(({ slug }) => articleIn(slug, language))),
]

/** Page without blocks, as the baseline. */
export const emptyPage = '/empty-page-for-measurement'

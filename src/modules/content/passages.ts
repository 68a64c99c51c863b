import { environment } from '@/lib/config/env'
import { articlePath, articleSlugOf, localizedHref, splitLocalePath } from '@/core/navigation/paths'
import { relatedEntries, toSearchable, type SearchEntry } from '@/core/text-search'
import { locales } from '@/lib/config/locales'
import { loadMessages } from '@/lib/i18n/messages'
import type { Context } from '@/lib/context'
import { findArticle, findFaqs } from './articles'
import { articleMarkdown, pageMarkdown } from './markdown'
import { findPage, findPageList } from './pages'
import { searchSite, searchWords } from './site-search'

interface Passage {
  /** Heading of the passage. */
  readonly title: string
  readonly text: string
  /** Absolute. */
  readonly url: string
}

/** Bounds the documents read and the length of the answer. */
const passageLimits = { documents: 8, answers: 5, characters: 800 } as const

const policyPath = /^\/(?:legal|support|about)(?:\/|$)/

const noPrices = { services: [] }
const usd = { code: 'USD', symbol: '$', name: 'USD', exchangeRate: { digits: 1, scale: 0 }, digits: 2, rateDate: '' } as const

const cut = (text: string): string =>
  text.length <= passageLimits.characters ? text : `${text.slice(0, text.lastIndexOf(' ', passageLimits.characters)).trimEnd()} …`

/** One passage per heading, each prefixed with the document's title. */
const passagesIn = (markdown: string, url: string): readonly Passage[] => {
  const [, title = ''] = /^# (.*)$/m.exec(markdown) ?? []
  return markdown
    .split(/^(?=#{2,6} )/m)
    .map((part) => {
      const [, heading] = /^#{2,6} (.*)$/m.exec(part) ?? []
      const text = part.replaceAll(/^(?:#{1,6} .*|<https?:[^>]*>)$/gm, '').trim()
      return { title: heading === undefined ? title : `${title}: ${heading}`, text, url }
    })
    .filter(({ text }) => text !== '')
}

const readDocument = async (context: Context, path: string): Promise<readonly Passage[]> => {
  const { SITE_URL: siteUrl } = environment()
  const { locale } = context
  const url = `${siteUrl}${localizedHref(locale, path)}`
  const slug = articleSlugOf(path)
  if (slug !== null) {
    const article = await findArticle(context, slug)
    return article ? passagesIn(articleMarkdown(article.document, { path: articlePath(slug), siteUrl, locale }), url) : []
  }
  const page = await findPage(context, path)
  if (!page) return []
  const { markdown: words } = await loadMessages(locale)
  return passagesIn(pageMarkdown({ page, questions: [], siteUrl, locale, shop: noPrices, currency: usd, words }), url)
}

/**
 * Passages of policy pages, articles and questions that answer a question, best first. Searches the site search's results plus all policy
 * pages.
 */
export const findPassages = async (context: Context, question: string): Promise<readonly Passage[]> => {
  const { SITE_URL } = environment()
  const [found, pages, faqs] = await Promise.all([searchSite(context, question), findPageList(context), findFaqs(context)])
  const hits = found
    .filter(({ kind, href }) => (kind === 'page' || kind === 'resource') && href.startsWith('/'))
    .map(({ href }) => splitLocalePath(href, locales).path.split(/[?#]/)[0] ?? '/')
  const policies = pages.map(({ path }) => path).filter((path) => policyPath.test(path))
  const paths = [...new Set([...policies, ...hits])].slice(0, passageLimits.documents + policies.length)
  const documents: Passage[] = []
  for (const path of paths) documents.push(...(await readDocument(context, path)))
  const support = `${SITE_URL}${localizedHref(context.locale, '/support')}`
  const questions = faqs.map(({ question: title, answer }) => ({ title: title ?? '', text: answer ?? '', url: support }))
  const entries = [...questions, ...documents].map((passage): SearchEntry & { readonly passage: Passage } => ({
    title: passage.title,
    description: passage.text,
    weight: 0,
    passage,
  }))
  return relatedEntries(entries.map(toSearchable), question, searchWords[context.locale], passageLimits.answers).map(({ passage }) => ({
    ...passage,
    text: cut(passage.text),
  }))
}

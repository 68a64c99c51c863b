import type { Payload } from 'payload'
import { homeEndingOf, type Locale } from '@/lib/config/locales'
import { endingLimits, siteSearchLimits } from '@/lib/config/limits'
import { leadingEndings } from '@/core/catalog/tlds'
import { knowledgeBasePath, endingsPath, localizedHref, servicePath } from '@/core/navigation/paths'
import { toSearchable, type Searchable, type SearchEntry, markWords, rankEntries, relatedEntries } from '@/core/text-search'
import { loadMessages } from '@/lib/i18n/messages'
import { type SearchKind, type FoundAnswer, searchKinds } from '@/modules/content/schema'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { findResourceLines } from './content.repository'
import { resourceAddress } from './pages'
import { findContentChanges } from './publishing/publishing.repository'
import { published, type Reader } from '@/lib/find-published'
import { searchWords } from '@/lib/config/search-words'
import type { Context } from '@/lib/context'

/** Something the site search can find, and where it is. */
interface IndexEntry extends SearchEntry {
  readonly kind: SearchKind
  readonly href: string
  readonly isPopular: boolean
}

/** Between entries that fit equally well, a page comes before the plan it sells, and what explains comes last. */
const weights = { page: 300, plan: 200, extension: 100, resource: 0 } as const satisfies Record<SearchKind, number>

/** The pages most visitors look for, beside the domain search. */
const popularPaths: ReadonlySet<string> = new Set(['/pricing', '/support'])

/** Shorter paths are more general: `/domains` comes before `/domains/whois`. */
const depth = (path: string): number => path.split('/').filter((part) => part !== '').length

const pageEntries = async (reader: Reader): Promise<IndexEntry[]> => {
  const { docs } = await reader.payload.find({
    collection: 'pages',
    ...published(reader, 'pages', { noindex: { not_equals: true } }),
    depth: 0,
    sort: 'path',
    select: { path: true, title: true, breadcrumb: true, meta: true },
  })
  return docs.map(({ path, title, breadcrumb, meta }) => ({
    kind: 'page',
    title: breadcrumb || title || path,
    description: meta?.description ?? '',
    keywords: `${title ?? ''} ${path.replaceAll(/[/-]/g, ' ')}`,
    href: localizedHref(reader.locale, path),
    weight: weights.page - depth(path),
    isPopular: popularPaths.has(path),
  }))
}

/** Screens of the code that visitors look for; their words are the developers'. Those of an account lead to the login first. */
const screenEntries = async ({ locale }: Reader): Promise<IndexEntry[]> => {
  const { pageTitles } = await loadMessages(locale)
  const path = '/domains/search'
  const account = (title: string, at: string): IndexEntry => ({
    kind: 'page',
    title,
    description: '',
    href: localizedHref(locale, at),
    weight: weights.page - depth(at),
    isPopular: false,
  })
  return [
    account(pageTitles.invoices, '/invoices'),
    account(pageTitles.myDomains, '/my-domains'),
    account(pageTitles.login, '/login'),
    {
      kind: 'page',
      title: pageTitles.search,
      description: pageTitles.searchDescription,
      href: localizedHref(locale, path),
      weight: weights.page,
      isPopular: true,
    },
  ]
}

const catalogEntries = async (reader: Reader): Promise<IndexEntry[]> => {
  const { catalog } = await findCatalogSnapshot(reader)
  const plans = [...catalog.services.values()].map(({ name, description, category, popular, id, type }): IndexEntry => ({
    kind: 'plan',
    title: name,
    description,
    keywords: `${id} ${category}`,
    href: localizedHref(reader.locale, servicePath(category)),
    weight: weights.plan,
    isPopular: popular && type === 'hosting',
  }))
  const rows = [...catalog.extensions.values()]
  const shown = new Set(leadingEndings(rows, endingLimits.shown, homeEndingOf(reader.locale)))
  const extensions = rows.map((row): IndexEntry => {
    const { extension, description, popular } = row
    return {
      kind: 'extension',
      title: extension,
      description,
      keywords: extension.slice(1),
      // The page of names has room for the leading ones.
      href: localizedHref(reader.locale, shown.has(row) ? '/domains' : `${endingsPath}?q=${extension.slice(1)}`),
      weight: weights.extension,
      isPopular: popular,
    }
  })
  return [...plans, ...extensions]
}

const mostViews = 1_000_000_000

const resourceEntries = async (reader: Reader): Promise<IndexEntry[]> => {
  const [resources, { resourceCentre }] = await Promise.all([
    findResourceLines(reader.payload.db.drizzle, reader.locale),
    loadMessages(reader.locale),
  ])
  return resources.map(({ title, description, type, slug, url, views, hasPage }) => ({
    kind: 'resource',
    title,
    description,
    keywords: `${resourceCentre.types[type]} ${(slug ?? '').replaceAll('-', ' ')}`,
    href: localizedHref(reader.locale, resourceAddress({ slug, url, hasPage }) ?? knowledgeBasePath),
    weight: weights.resource + Math.min(views, mostViews) / mostViews,
    isPopular: false,
  }))
}

type SearchIndex = readonly Searchable<IndexEntry>[]

const buildIndex = async (reader: Reader): Promise<SearchIndex> =>
  (await Promise.all([screenEntries(reader), pageEntries(reader), catalogEntries(reader), resourceEntries(reader)]))
    .flat()
    .map((entry) => toSearchable(entry))

/** ms; an editor's change is found within the two seconds that the site's pages take. */
const askedAgainAfter = 1_500

/** ms; what is written past the CMS tells nobody. */
const keptFor = 60_000

interface Held {
  readonly builtAt: number
  readonly askedAt: number
  /** What had been published by then. */
  readonly position: string
  readonly index: SearchIndex
}

/** The same index where nothing was published since; else a new one. The position is asked for before what is read. */
const renew = async (reader: Reader, now: number, held: Held | undefined): Promise<Held> => {
  const { position, tags } = await findContentChanges(reader.payload.db.drizzle, held?.position ?? null)
  const isSame = held !== undefined && tags.length === 0 && now - held.builtAt < keptFor
  return isSame ? { ...held, askedAt: now, position } : { builtAt: now, askedAt: now, position, index: await buildIndex(reader) }
}

interface Kept {
  held?: Held
  renewing: Promise<Held> | null
}

const kept = new WeakMap<Payload, Map<Locale, Kept>>()

const keptIn = ({ payload, locale }: Reader): Kept => {
  const ofShop = kept.get(payload) ?? new Map<Locale, Kept>()
  kept.set(payload, ofShop)
  const known = ofShop.get(locale) ?? { renewing: null }
  ofShop.set(locale, known)
  return known
}

/** Everything the site search finds in one language. Typing asks often: it is built again only when something was published. */
const findSearchIndex = async ({ payload, locale }: Reader, now: number): Promise<SearchIndex> => {
  const known = keptIn({ payload, locale })
  if (known.held && now < known.held.askedAt + askedAgainAfter) return known.held.index
  known.renewing ??= renew({ payload, locale }, now, known.held).finally(() => (known.renewing = null))
  known.held = await known.renewing
  return known.held.index
}

const marksIn = (text: string, question: string): FoundAnswer['titleMarks'] =>
  markWords(text, question).map(([from, before]) => [from, before])

const toFound = ({ kind, title, description, href }: IndexEntry, question: string): FoundAnswer => ({
  kind,
  title,
  titleMarks: marksIn(title, question),
  description,
  descriptionMarks: marksIn(description, question),
  href,
})

/** A few of each kind, so that one long list does not hide the others. */
const mostWanted = (entries: readonly Searchable<IndexEntry>[]): readonly IndexEntry[] =>
  searchKinds.flatMap((kind) =>
    entries
      .map(({ entry }) => entry)
      .filter((entry) => entry.isPopular && entry.kind === kind)
      .slice(0, siteSearchLimits.popular[kind]),
  )

/** Below so many answers that have the words of a question, those that mean the same are shown too. */
const enough = 4

const answersTo = (entries: readonly Searchable<IndexEntry>[], question: string, locale: Context['locale']): readonly IndexEntry[] => {
  const { results } = siteSearchLimits
  const found = rankEntries(entries, question, results)
  if (found.length >= enough) return found
  return [...new Set([...found, ...relatedEntries(entries, question, searchWords[locale], results)])].slice(0, results)
}

/** Pages, plans, extensions and resources in the visitor's language. Without a question: what is looked for most. */
export const searchSite = async (context: Context, question: string): Promise<readonly FoundAnswer[]> => {
  const entries = await findSearchIndex(context, context.now())
  const found = question.trim() === '' ? mostWanted(entries) : answersTo(entries, question, context.locale)
  return found.map((entry) => toFound(entry, question))
}

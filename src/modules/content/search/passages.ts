import type { Payload, PayloadRequest, Where } from 'payload'
import { sectionsOfRichText } from '@/core/articles/articles'
import { categoryIds, categoryLineage } from '@/core/catalog/categories'
import { markEnd, markStart } from '@/core/text-search'
import { resourceTypes } from '@/core/filters'
import { articlePath, faqAnchor, domainSearchPath, knowledgeBasePath, planAnchor, servicePath, tldsPath } from '@/core/navigation/paths'
import { defaultLocale, isLocale, locales, type Locale } from '@/lib/config/locales'
import { handleOfRequest, withTransaction } from '@/lib/db/transaction'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import { sectionTexts } from '@/modules/content/markdown'
import { joinAmounts, wordsOf } from './question'
import { deleteOtherPassages, replacePassages, type Passage, type PassageSource } from './search.repository'
import { isRecord } from '@/core/records'

type Fields = Readonly<Record<string, unknown>>

/** Picks one language per text from a document stored in all languages: the first of these that has the text. */
const inLocales = (value: unknown, wanted: readonly Locale[]): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => inLocales(each, wanted))
  if (!isRecord(value)) return value
  const keys = Object.keys(value)
  if (keys.length > 0 && keys.every(isLocale)) return wanted.map((locale) => value[locale]).find(Boolean)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inLocales(each, wanted)]))
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Number of characters of a passage that are shown and indexed. */
const longestPassage = 8_000

interface Draft {
  readonly locale: Locale
  /** First passage of its document, with the title as its heading. */
  readonly isFirst?: boolean
  readonly path: string | null
  readonly title: string
  readonly anchor?: string | null
  readonly heading?: string
  readonly text: string
  readonly keywords?: string
  /** Indexed like the title. */
  readonly otherName?: string
  readonly topics?: readonly string[]
}

const marks = new RegExp(`[${markStart}${markEnd}\\u0000]`, 'gu')

/** Weights: titles and headings, then keywords, then the title above a section, then text. */
const toPassage = ({
  locale,
  isFirst = false,
  path,
  title,
  anchor = null,
  heading = '',
  text,
  keywords = '',
  otherName = '',
  topics,
}: Draft): Passage => {
  const indexed = (each: string): string => wordsOf(joinAmounts(each, locale)).join(' ')
  const clean = (each: string): string =>
    each
      .replaceAll(marks, ' ')
      .slice(0, longestPassage)
      .replace(/[\uD800-\uDBFF]$/, '')
  return {
    locale,
    path,
    anchor,
    title: clean(title),
    heading: heading === '' ? null : clean(heading),
    text: clean(text),
    topics: topics ?? null,
    weighted: {
      a: indexed(isFirst ? `${title} ${otherName}` : heading),
      b: indexed(isFirst ? keywords : ''),
      c: indexed(isFirst ? '' : title),
      d: indexed(clean(text)),
    },
  }
}

interface Written {
  readonly locale: Locale
  readonly words: Messages
}

const pagePassages = ({ path, title, breadcrumb, meta, layout }: Fields, { locale }: Written): readonly Draft[] => {
  // R20: a page exists in the languages in which it has a title.
  if (textOf(title) === '') return []
  const blocks = listOf(layout)
  const page = { locale, path: textOf(path), title: textOf(breadcrumb) || textOf(title) }
  const topics = blocks.flatMap((block) => (block['blockType'] === 'faq' ? textOf(block['topic']) : []))
  const sections = blocks.flatMap((block) =>
    block['blockType'] === 'rich-text'
      ? sectionsOfRichText(block['content'])
      : [{ heading: textOf(block['heading']), anchor: null, text: sectionTexts(block).join('\n') }],
  )
  return [
    {
      ...page,
      isFirst: true,
      text: textOf(isRecord(meta) ? meta['description'] : ''),
      keywords: `${textOf(title)} ${page.path}`,
      ...(topics.length > 0 ? { topics } : {}),
    },
    ...sections.filter(({ heading, text }) => heading !== '' || text !== '').map((section) => ({ ...page, ...section })),
  ]
}

const resourcePassages = (
  { slug, url, title, description, type, body, hasEnglish }: Fields,
  { locale, words }: Written,
): readonly Draft[] => {
  const hasPage = textOf(slug) !== '' && hasEnglish === true
  if (textOf(title) === '' || (hasPage && !isRecord(body))) return []
  const article = { locale, title: textOf(title), path: hasPage ? articlePath(textOf(slug)) : textOf(url) || knowledgeBasePath }
  const kind = resourceTypes.find((each) => each === type)
  return [
    {
      ...article,
      isFirst: true,
      text: textOf(description),
      keywords: `${kind ? words.resourceCentre.types[kind] : ''} ${textOf(slug)}`,
    },
    ...(hasPage ? sectionsOfRichText(body) : []).filter(({ text }) => text !== '').map((section) => ({ ...article, ...section })),
  ]
}

const faqPassages = ({ key, question, answer, topic }: Fields, { locale }: Written): readonly Draft[] =>
  textOf(question) === '' || textOf(answer) === ''
    ? []
    : [
        {
          locale,
          isFirst: true,
          path: null,
          anchor: faqAnchor(textOf(key)),
          title: textOf(question),
          text: textOf(answer),
          keywords: textOf(topic),
          topics: [textOf(topic)],
        },
      ]

const servicePassages = ({ key, category, name, description, features, specs }: Fields, { locale, words }: Written): readonly Draft[] => {
  const known = categoryIds.find((each) => each === category)
  if (known === undefined) return []
  return [
    {
      locale,
      isFirst: true,
      path: servicePath(known),
      anchor: planAnchor(textOf(key)),
      title: textOf(name),
      text: [
        textOf(description),
        ...listOf(features).map(({ text }) => textOf(text)),
        ...listOf(specs).map(({ label, value }) => `${textOf(label)} ${textOf(value)}`),
      ].join('\n'),
      keywords: `${textOf(key)} ${categoryLineage(known)
        .map((each) => words.categories[each])
        .join(' ')}`,
    },
  ]
}

interface Source {
  readonly where?: Where
  readonly toDrafts: (document: Fields, written: Written) => readonly Draft[]
  /** R6: shown in English where it is not translated. */
  readonly isBorrowed?: boolean
}

const sources: Readonly<Record<Exclude<PassageSource, 'screens'>, Source>> = {
  pages: { where: { noindex: { not_equals: true } }, toDrafts: pagePassages },
  resources: { toDrafts: resourcePassages },
  faqs: { toDrafts: faqPassages },
  services: { toDrafts: servicePassages, isBorrowed: true },
}

type Indexed = keyof typeof sources
const isIndexed = (slug: string): slug is Indexed => Object.hasOwn(sources, slug)
const indexed = Object.keys(sources).filter(isIndexed)

const isShown = { _status: { equals: 'published' }, deletedAt: { exists: false } } satisfies Where

const documentsAtOnce = 100

const findDocuments = async (req: PayloadRequest, slug: Indexed, where: Where, page = 1): Promise<readonly Fields[]> => {
  const { docs } = await req.payload.db.find<Fields & { id: string }>({
    collection: slug,
    where: { and: [isShown, sources[slug].where ?? {}, where] },
    locale: 'all',
    sort: 'id',
    limit: documentsAtOnce,
    page,
    req,
  })
  return docs
}

const passagesOf = async (slug: Indexed, document: Fields): Promise<readonly Passage[]> => {
  const { toDrafts, isBorrowed = false } = sources[slug]
  const hasEnglish = isRecord(document['body']) && Boolean(document['body'][defaultLocale])
  const drafts = await Promise.all(
    locales.map(async (locale) => {
      const fields = inLocales(document, isBorrowed ? [locale, defaultLocale] : [locale])
      return isRecord(fields) ? toDrafts({ ...fields, hasEnglish }, { locale, words: await loadMessages(locale) }) : []
    }),
  )
  return drafts.flat().map(toPassage)
}

/** K22: reindexes a document in the transaction that changes it. */
export const refreshPassages = async (req: PayloadRequest, slug: string, id: string): Promise<void> => {
  if (!isIndexed(slug)) return
  const [document] = await findDocuments(req, slug, { id: { equals: id } })
  await replacePassages(await handleOfRequest(req), { source: slug, document: id }, document ? await passagesOf(slug, document) : [])
}

/** Pages defined in code rather than in the CMS. Account pages redirect to the login first. */
const screens = [
  { path: domainSearchPath, title: 'search', text: 'searchDescription' },
  { path: tldsPath, title: 'endings', text: 'endingsDescription' },
  { path: '/invoices', title: 'invoices', text: null },
  { path: '/my-domains', title: 'myDomains', text: null },
  { path: '/login', title: 'login', text: null },
] as const

const screenPassages = async ({ path, title, text }: (typeof screens)[number]): Promise<readonly Passage[]> =>
  Promise.all(
    locales.map(async (locale) => {
      const { pageTitles } = await loadMessages(locale)
      return toPassage({
        locale,
        isFirst: true,
        path,
        title: pageTitles[title],
        text: text === null ? '' : pageTitles[text],
        otherName: path,
      })
    }),
  )

/** Rebuilds the whole index after writes that bypass the hooks, such as the seed or a migration. */
export const rebuildPassages = (payload: Payload): Promise<void> =>
  withTransaction(payload, async (req, handle) => {
    for (const slug of indexed) {
      const known: string[] = []
      for (let page = 1; known.length === (page - 1) * documentsAtOnce; page += 1)
        for (const document of await findDocuments(req, slug, {}, page)) {
          const id = String(document['id'])
          known.push(id)
          await replacePassages(handle, { source: slug, document: id }, await passagesOf(slug, document))
        }
      await deleteOtherPassages(handle, slug, known)
    }
    for (const screen of screens) await replacePassages(handle, { source: 'screens', document: screen.path }, await screenPassages(screen))
    await deleteOtherPassages(
      handle,
      'screens',
      screens.map(({ path }) => path),
    )
  })

import { environment } from '@/lib/config/env'
import { siteSearchLimits, tldLimits } from '@/lib/config/limits'
import { homeTldOf, type Locale } from '@/lib/config/locales'
import type { Context } from '@/lib/context'
import { loadMessages } from '@/lib/i18n/messages'
import { leadingTlds } from '@/core/catalog/tlds'
import type { Catalog, Extension, Service } from '@/core/catalog/types'
import { domainSearchPath, domainsPath, knowledgeBasePath, localizedHref, planAnchor, servicePath, tldsPath } from '@/core/navigation/paths'
import { foldText, readMarks } from '@/core/text-search'
import { findCatalogSnapshot, type CatalogSnapshot } from '@/modules/catalog/snapshot'
import type { FoundResponse, SearchKind } from '@/modules/content/schema'
import { createPageAmount, findAmountLocale } from '@/modules/content/shop-settings'
import { headlinePrice, plansFor } from './plans'
import { isFiller, joinAmounts, readQuestion, spellingsOf, wordsBesideAmounts, wordsOf, type Question } from './question'
import {
  findLexemes,
  findPagePassages,
  findPassages,
  findSynonyms,
  passageSources,
  type FoundPassage,
  type PassageQuestion,
  type PassageSource,
} from './search.repository'
import { readSynonyms } from './synonyms'

type Phrase = readonly string[]
type SynonymGroup = readonly Phrase[]

/** Stems of a language's synonyms, cached until an editor changes them. */
const synonymGroups = new Map<Locale, { readonly lines: string; readonly groups: readonly SynonymGroup[] }>()

const findSynonymGroups = async ({ payload, locale }: Context): Promise<readonly SynonymGroup[]> => {
  const { drizzle } = payload.db
  const lines = await findSynonyms(drizzle, locale)
  const known = synonymGroups.get(locale)
  if (known?.lines === lines) return known.groups
  const written = readSynonyms(lines)
  const phrases = written.flat().map((phrase) => wordsOf(joinAmounts(phrase, locale)).join(' '))
  const lexemes = (await findLexemes(drizzle, locale, phrases)).values()
  const groups = written.map((group) => group.map(() => lexemes.next().value ?? []).filter((phrase) => phrase.length > 0))
  synonymGroups.set(locale, { lines, groups })
  return groups
}

const quoted = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`

const anyOf = (phrases: readonly string[]): string => `(${[...new Set(phrases)].join(' | ')})`

const allOf = (phrase: Phrase): string => `(${phrase.map(quoted).join(' & ')})`

interface AskedWord {
  readonly lexemes: Phrase
  readonly isFiller: boolean
  /** In `tsquery` syntax. */
  readonly query: string
}

type Concepts = Pick<PassageQuestion, 'concepts' | 'extras'>

/** The content of a question: its words without stop words, each with its synonyms. The last word may be unfinished. */
const conceptsOf = async (context: Context, words: readonly string[]): Promise<Concepts> => {
  if (words.length === 0) return { concepts: [], extras: [] }
  const { locale } = context
  const spellings = words.map((word) => spellingsOf(word, locale))
  const [groups, found] = await Promise.all([findSynonymGroups(context), findLexemes(context.payload.db.drizzle, locale, spellings.flat())])
  const lexemes = found.values()
  const asked = spellings.flatMap((spelling, index): readonly AskedWord[] => {
    const stems = spelling.flatMap(() => lexemes.next().value ?? [])
    if (stems.length === 0) return []
    const isUnfinished = index === words.length - 1 && (words[index]?.length ?? 0) >= shortestPrefix
    return [
      {
        lexemes: stems,
        isFiller: isFiller(words[index] ?? '', locale),
        query: anyOf(stems.map((stem) => `${quoted(stem)}${isUnfinished ? ':*' : ''}`)),
      },
    ]
  })
  const subjects = asked.filter((word) => !word.isFiller)
  if (subjects.length === 0) return withSynonyms(asked, groups)
  const { concepts, extras } = withSynonyms(subjects, groups)
  return { concepts, extras: [...extras, ...asked.filter((word) => word.isFiller).map(({ query }) => query)] }
}

const shortestPrefix = 3

const withSynonyms = (asked: readonly AskedWord[], groups: readonly SynonymGroup[]): Concepts => {
  let rest = asked
  const concepts: string[] = []
  const extras: string[] = []
  for (const group of groups) {
    const said = group.filter((phrase) => phrase.every((stem) => rest.some(({ lexemes }) => lexemes.includes(stem)))).flat()
    if (said.length === 0) continue
    const own = rest.filter(({ lexemes }) => lexemes.some((stem) => said.includes(stem)))
    rest = rest.filter((word) => !own.includes(word))
    const typed = own.map(({ query }) => query).join(' & ')
    concepts.push(anyOf([typed, ...group.map(allOf)]))
    extras.push(typed)
  }
  return { concepts: [...rest.map(({ query }) => query), ...concepts], extras }
}

/** The same for titles and keywords only: weights A and B. */
const inNames = ({ concepts }: Concepts): Concepts => ({
  concepts: concepts.map((concept) => concept.replaceAll(/'(?::(\*))?(?=[ )])/g, "':$1AB")),
  extras: [],
})

interface Hunt {
  readonly typed: string
  readonly sources: readonly PassageSource[]
  readonly isEveryPassage?: boolean
  readonly limit: number
}

/** If there are fewer passages than this, those that lack a part of the question are included. */
const enough = 4
/** Longer questions contain filler words, so that one word fewer makes no difference. */
const mostExact = 6

/** K22: passages with all parts of the question, then with all but one, then with half of them. */
const findBest = async (
  { payload, locale }: Context,
  { concepts, extras }: Concepts,
  { typed, sources, isEveryPassage = false, limit }: Hunt,
): Promise<readonly FoundPassage[]> => {
  const count = concepts.length
  if (count === 0) return []
  const all = concepts.join(' & ')
  const titles = inNames({ concepts, extras: [] }).concepts.join(' | ')
  const butOne = concepts.map((_, index) => `(${concepts.filter((__, other) => other !== index).join(' & ')})`).join(' | ')
  const steps = [
    { query: all, leastConcepts: count },
    ...(count > 2 && count <= mostExact ? [{ query: butOne, leastConcepts: count - 1 }] : []),
    ...(count > 1 ? [{ query: concepts.join(' | '), leastConcepts: Math.ceil(count / 2) }] : []),
  ]
  let found: readonly FoundPassage[] = []
  for (const step of steps) {
    if (found.length >= enough) break
    found = await findPassages(payload.db.drizzle, { locale, typed, sources, titles, concepts, extras, isEveryPassage, limit, ...step })
  }
  return found
}

const plainMarks = { titleMarks: [], descriptionMarks: [], heading: null, price: null }

const marksOf = (marked: string): { readonly text: string; readonly marks: FoundResponse['titleMarks'] } => {
  const { text, marks } = readMarks(marked)
  return { text, marks: marks.map(([from, before]) => [from, before]) }
}

const kinds = { pages: 'page', screens: 'page', resources: 'resource', faqs: 'question', services: 'plan' } as const satisfies Record<
  PassageSource,
  SearchKind
>

interface Display {
  readonly locale: Locale
  readonly snapshot: CatalogSnapshot
  readonly priceOf: (service: Service) => FoundResponse['price']
}

const serviceOf = ({ source, anchor }: FoundPassage, { services }: Catalog): Service | undefined =>
  source === 'services' ? [...services.values()].find(({ id }) => planAnchor(id) === anchor) : undefined

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

const toAnswer = (passage: FoundPassage, { locale, snapshot, priceOf }: Display): FoundResponse => {
  const { source, path, anchor, heading } = passage
  const [title, excerpt] = [marksOf(passage.markedTitle), marksOf(passage.excerpt)]
  const [before = '', after = ''] = passage.text.split(excerpt.text)
  const lead = hasWords(before) ? '… ' : before
  const tail = hasWords(after) ? ' …' : after
  const service = serviceOf(passage, snapshot.catalog)
  return {
    kind: kinds[source],
    title: title.text,
    titleMarks: title.marks,
    heading,
    description: `${lead}${excerpt.text}${tail}`,
    descriptionMarks: excerpt.marks.map(([from, to]) => [from + lead.length, to + lead.length]),
    href: `${localizedHref(locale, path)}${anchor === null ? '' : `#${anchor}`}`,
    price: service ? priceOf(service) : null,
  }
}

const toPlanAnswer = (service: Service, { locale, priceOf }: Display): FoundResponse => ({
  ...plainMarks,
  kind: 'plan',
  title: service.name,
  description: [service.description, ...service.features].join(' · '),
  href: `${localizedHref(locale, servicePath(service.category))}#${planAnchor(service.id)}`,
  price: priceOf(service),
})

const toExtensionAnswer = (row: Extension, { locale, snapshot }: Display): FoundResponse => {
  const rows = [...snapshot.catalog.extensions.values()]
  const isListed = leadingTlds(rows, tldLimits.shown, homeTldOf(locale)).includes(row)
  return {
    ...plainMarks,
    kind: 'extension',
    title: row.extension,
    description: row.description,
    // The domains page lists only the leading extensions.
    href: localizedHref(locale, isListed ? domainsPath : `${tldsPath}?q=${row.extension.slice(1)}`),
  }
}

/** Prices in the visitor's currency. */
const displayFor = async (context: Context, code: string | undefined): Promise<Display> => {
  const [snapshot, figures] = await Promise.all([findCatalogSnapshot(context), findAmountLocale(context)])
  const currency = snapshot.currencies.get(code ?? '') ?? snapshot.currencies.get('USD')
  const amount = currency && createPageAmount(snapshot, { currency, locale: figures, now: context.now() })
  const priceOf = (service: Service): FoundResponse['price'] => {
    const price = headlinePrice(service)
    return price === null || amount === undefined ? null : { text: amount(price.usd), period: price.period }
  }
  return { locale: context.locale, snapshot, priceOf }
}

/** The extension mentioned in a question, with or without its dot. */
const extensionIn = ({ text }: Question, { catalog }: CatalogSnapshot): Extension | undefined =>
  catalog.extensions.get(`.${foldText(text).replace(/^\./, '')}`)

const findPlans = async (context: Context, question: Question, { snapshot: { catalog } }: Display): Promise<readonly Service[]> => {
  if (question.amounts.length === 0 && !question.isCheapest) return []
  const { locale } = context
  const { services } = catalog
  const words = wordsBesideAmounts(question, locale)
  const concepts = await conceptsOf(context, words)
  const hunt = { typed: question.text, sources: ['services'], limit: services.size } as const
  // The cheapest hosting is a hosting plan, not anything that mentions hosting; an amount refers to a specification.
  const byName = question.amounts.length === 0 ? await findBest(context, inNames(concepts), hunt) : []
  const passages = byName.length > 0 ? byName : await findBest(context, concepts, hunt)
  const named = new Set(passages.flatMap((passage) => serviceOf(passage, catalog)?.id ?? []))
  return plansFor([...services.values()], { ...question, words }, { named: named.size > 0 ? named : null, locale })
}

const domainAnswer = async (domain: string, locale: Locale): Promise<FoundResponse> => ({
  ...plainMarks,
  kind: 'domain',
  title: domain,
  description: (await loadMessages(locale)).pageTitles.searchDescription,
  href: localizedHref(locale, `${domainSearchPath}?q=${encodeURIComponent(domain)}`),
})

const plainWords = (text: string): string => wordsOf(foldText(text)).join(' ')

const answersTo = async (context: Context, question: Question, display: Display): Promise<readonly FoundResponse[]> => {
  const { results, plans: mostPlans } = siteSearchLimits
  const [plans, passages] = await Promise.all([
    findPlans(context, question, display),
    conceptsOf(context, question.words).then((concepts) =>
      findBest(context, concepts, { typed: question.text, sources: passageSources, limit: results }),
    ),
  ])
  const asked = plainWords(question.text)
  const isNamed = ({ title }: FoundPassage): boolean => plainWords(title) === asked
  const [named, others] = [passages.filter(isNamed), passages.filter((passage) => !isNamed(passage))]
  const extension = extensionIn(question, display.snapshot)
  const extensions = extension ? [toExtensionAnswer(extension, display)] : []
  const isDotted = question.text.startsWith('.')
  const found = [
    ...(question.domain === null ? [] : [await domainAnswer(question.domain, context.locale)]),
    ...(isDotted ? extensions : []),
    ...named.filter(({ source }) => source !== 'services').map((passage) => toAnswer(passage, display)),
    ...(isDotted ? [] : extensions),
    ...plans.slice(0, mostPlans).map((service) => toPlanAnswer(service, display)),
    ...[...named, ...others].map((passage) => toAnswer(passage, display)),
  ]
  return found.filter(({ href }, index) => found.findIndex((each) => each.href === href) === index).slice(0, results)
}

const popularPaths = ['/pricing', '/support', knowledgeBasePath, domainSearchPath] as const

const popularAnswers = async ({ payload, locale }: Context, display: Display): Promise<readonly FoundResponse[]> => {
  const { popular } = siteSearchLimits
  const { services, extensions } = display.snapshot.catalog
  const pages = await findPagePassages(payload.db.drizzle, locale, popularPaths)
  return [
    ...pages.map((passage) => toAnswer(passage, display)),
    ...[...services.values()]
      .filter((service) => service.popular && service.type === 'hosting')
      .slice(0, popular.plans)
      .map((service) => toPlanAnswer(service, display)),
    ...[...extensions.values()]
      .filter((row) => row.popular)
      .slice(0, popular.extensions)
      .map((row) => toExtensionAnswer(row, display)),
  ]
}

interface SiteAnswer {
  readonly results: readonly FoundResponse[]
  /** Pages to continue with if nothing was found. */
  readonly suggestions: readonly FoundResponse[]
}

/** K22, K23: without a question, frequently searched content. */
export const searchSite = async (context: Context, typed: string, currency?: string): Promise<SiteAnswer> => {
  const display = await displayFor(context, currency)
  const question = readQuestion(typed, context.locale)
  if (question.text === '') return { results: await popularAnswers(context, display), suggestions: [] }
  const results = await answersTo(context, question, display)
  return { results, suggestions: results.length === 0 ? await popularAnswers(context, display) : [] }
}

interface QuotedPassage {
  /** The document's title, and the heading above the passage. */
  readonly title: string
  readonly text: string
  /** Absolute. */
  readonly url: string
}

const quoteLimits = { answers: 5, characters: 800 } as const

const cut = (text: string): string =>
  text.length <= quoteLimits.characters ? text : `${text.slice(0, text.lastIndexOf(' ', quoteLimits.characters)).trimEnd()} …`

/** Whole passages from pages, articles and questions that answer a question, best first. */
export const quotePassages = async (context: Context, typed: string): Promise<readonly QuotedPassage[]> => {
  const { SITE_URL } = environment()
  const question = readQuestion(typed, context.locale)
  const found = await findBest(context, await conceptsOf(context, question.words), {
    typed: question.text,
    sources: ['pages', 'resources', 'faqs'],
    isEveryPassage: true,
    limit: quoteLimits.answers,
  })
  return found.map(({ title, heading, text, path, anchor }) => {
    const href = `${localizedHref(context.locale, path)}${anchor === null ? '' : `#${anchor}`}`
    return {
      title: heading === null ? title : `${title}: ${heading}`,
      text: cut(text),
      url: href.startsWith('/') ? `${SITE_URL}${href}` : href,
    }
  })
}

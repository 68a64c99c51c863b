import { domainSearchLimits, suggestionLimits, bulkSearchLimits } from '@/lib/config/limits'
import { homeTldOf } from '@/lib/config/locales'
import type { Extension, PricingSettings } from '@/core/catalog/types'
import {
  alternativeCandidates,
  chooseAlternative,
  searchOrderOf,
  buildSearchRows,
  type SearchRow,
  suggestLabels,
} from '@/core/domains/search'
import { parseDomainName, parseTypedDomain, hostOf, parsePublicName } from '@/core/domains/parse-domain'
import {
  type RegistrationSource,
  dnsRecordTypes,
  type DnsAnswer,
  type DnsRecordType,
  type RegistrationAnswer,
} from '@/core/domains/registry'
import {
  withClaim,
  type AvailabilityStatus,
  type DomainAvailability,
  type DomainName,
  type TakenReason,
  type DomainNameError,
} from '@/core/domains/types'
import type { Currency, UsdCents } from '@/core/money/types'
import { ok, err, type Result } from '@/core/result'
import type { Context } from '@/lib/context'
import { findReservations, type DomainReservation } from '@/modules/domains/reservations/reservations.repository'
import { findPricedCatalog } from '@/modules/catalog/catalog.service'
import { type DomainError, type ApiWords, refusal } from '@/lib/http/http-error'
import { convertUnit } from '@/core/money/currency'
import { toMajor } from '@/core/money/arithmetic'
import { discountPercent } from '@/core/pricing/prices'
import { factsOf } from '@/core/catalog/tlds'
import type { DomainResultResponse, DomainSearchResponse, BulkResultResponse } from '@/modules/domains/schema'
import type { CountedSearch } from '@/modules/analytics/analytics.repository'
import { domainToASCII } from 'node:url'
import { parseTransferDomain } from '@/core/domains/transfers'

/**
 * Processes items with limited concurrency and yields each value as soon as it is ready. Stopping the iteration prevents further items from
 * starting.
 */
export async function* inCompletionOrder<Item, Value>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Value>,
): AsyncGenerator<Value, void> {
  const running = new Map<number, Promise<readonly [number, Value]>>()
  let next = 0
  const begin = () => {
    const index = next
    next += 1
    running.set(
      index,
      work(items[index] as Item, index).then((value) => [index, value] as const),
    )
  }
  while (next < items.length || running.size > 0) {
    while (next < items.length && running.size < atOnce) begin()
    const [index, value] = await Promise.race(running.values())
    running.delete(index)
    yield value
  }
}

interface DomainResult extends SearchRow {
  readonly status: AvailabilityStatus
  /** N1: why the domain is taken, if known. */
  readonly reason: TakenReason | null
  readonly alternative: string | null
}

interface DomainSearch {
  readonly name: DomainName
  readonly currency: Currency
  readonly source: RegistrationSource
  readonly settings: PricingSettings
  readonly unsoldExtension: string | null
  readonly results: readonly DomainResult[]
  /** `null` on the last page. */
  readonly nextPage: number | null
}

interface DomainSearchRequest {
  readonly q: string
  /** With their dot; empty means the whole catalogue. */
  readonly extensions: readonly string[]
  readonly currency: string
  /** Starts and defaults at 1. */
  readonly page?: number
}

const onlyAsked = (all: ReadonlyMap<string, Extension>, asked: readonly string[]): ReadonlyMap<string, Extension> =>
  asked.length === 0 ? all : new Map(asked.flatMap((extension) => all.get(extension) ?? []).map((row) => [row.extension, row]))

/** §5, S1-S3: validates first; a failed lookup gives `unknown`. */
export const searchDomains = async (context: Context, request: DomainSearchRequest): Promise<Result<DomainSearch, DomainError>> => {
  const priced = await findPricedCatalog(context, request.currency)
  if (!priced.ok) return priced
  const { snapshot, currency } = priced.value
  const { extensions } = snapshot.catalog
  const { minimumLengths } = searchOrderOf(extensions)
  const name = parseDomainName(request.q, { minimumLengths })
  if (!name.ok) return err({ kind: 'domain-name', error: name.error, field: 'q' })
  const { page = 1 } = request
  const found = buildSearchRows(name.value, onlyAsked(extensions, request.extensions), {
    maximum: domainSearchLimits.maximumResults,
    page,
    home: homeTldOf(context.locale),
  })
  const results = await lookUpRows(context, found.rows)
  const unsoldExtension = found.unsoldExtension !== null && extensions.has(found.unsoldExtension) ? null : found.unsoldExtension
  return ok({
    name: name.value,
    currency,
    source: context.registry.isSimulated ? 'simulation' : 'registry',
    settings: snapshot.settings,
    unsoldExtension,
    results,
    nextPage: found.hasMore ? page + 1 : null,
  })
}

const candidatesOf = ({ label, extension }: SearchRow): readonly string[] =>
  alternativeCandidates(label, extension.extension, domainSearchLimits.alternativeCandidates)

const withAlternative = (
  row: SearchRow,
  { status, reason }: Pick<DomainAvailability, 'status' | 'reason'>,
  answers: readonly DomainAvailability[],
): DomainResult => ({
  ...row,
  status,
  reason: reason ?? null,
  alternative: status === 'taken' ? chooseAlternative(candidatesOf(row), answers) : null,
})

type Holds = ReadonlyMap<string, DomainReservation>

/** Alternatives are looked up only if the domain is taken, within the row's time limit. */
const lookUpRow = async ({ registry }: Context, row: SearchRow, holds: Holds, signal: AbortSignal): Promise<DomainResult> => {
  const claimed = (answers: readonly DomainAvailability[]) => answers.map((answer) => withClaim(answer, holds.get(answer.domain)?.claim))
  const beside = registry.isSimulated ? candidatesOf(row) : []
  const [first = { status: 'unknown' as const }, ...answers] = claimed(await registry.checkAvailability([row.domain, ...beside]))
  if (first.status !== 'taken' || registry.isSimulated) return withAlternative(row, first, answers)
  return withAlternative(row, first, claimed(await registry.checkAvailability(candidatesOf(row), { signal })))
}

/** Looks up each row separately, so that a slow registry delays only its own. N1: one query finds the reservations for all rows. */
const lookUpRows = async (context: Context, rows: readonly SearchRow[]): Promise<readonly DomainResult[]> => {
  const signal = AbortSignal.timeout(domainSearchLimits.answerTimeout)
  const names = rows.flatMap((row) => [row.domain, ...candidatesOf(row)])
  const holds = await findReservations(context.payload.db.drizzle, names, context.now())
  return Promise.all(rows.map((row) => lookUpRow(context, row, holds, signal)))
}

/** S7: at most 6, for queries of 2 or more characters. */
export const suggestDomains = (q: string): readonly string[] => suggestLabels(q, suggestionLimits)

/** In major units. */
const presentOffer = ({ price, originalPrice, renewal }: Pick<Extension, 'price' | 'originalPrice' | 'renewal'>, currency: Currency) => {
  const major = (usd: UsdCents) => toMajor(convertUnit(usd, currency), currency.digits)
  return {
    price: major(price),
    originalPrice: major(originalPrice),
    discountPercent: discountPercent(originalPrice, price),
    renewal: major(renewal),
  }
}

const presentResult = ({ domain, extension, status, reason, alternative }: DomainResult, currency: Currency): DomainResultResponse => {
  return {
    domain,
    extension: extension.extension,
    status,
    reason,
    available: status === 'available',
    ...presentOffer(extension, currency),
    ...factsOf(extension),
    features: [...extension.features],
    alternativeSuggestion: alternative,
  }
}

export const presentDomainSearch = ({
  name,
  currency,
  source,
  unsoldExtension,
  results,
  nextPage,
}: DomainSearch): DomainSearchResponse => ({
  query: name.label,
  label: name.label,
  typedExtension: name.extension,
  currency: currency.code,
  source,
  unsoldExtension,
  results: results.map((result) => presentResult(result, currency)),
  nextPage,
})

/** A5: what a search reveals about demand: the label, a fully typed domain that is taken, and a TLD that the shop doesn't sell. */
export const demandIn = ({ name, unsoldExtension, results }: DomainSearch): readonly CountedSearch[] => {
  const typed = name.extension === null ? undefined : results.find(({ extension }) => extension.extension === name.extension)
  return [
    { kind: 'name', term: name.label },
    ...(typed?.status === 'taken' ? [{ kind: 'taken' as const, term: typed.domain }] : []),
    ...(unsoldExtension === null ? [] : [{ kind: 'ending' as const, term: unsoldExtension }]),
  ]
}

interface BulkSearchRequest {
  readonly names: readonly string[]
  readonly currency: string
}

type BulkRow = { readonly index: number; readonly name: string } & (
  | { readonly kind: 'answer'; readonly row: SearchRow; readonly status: AvailabilityStatus; readonly reason: TakenReason | null }
  | { readonly kind: 'invalid'; readonly error: DomainNameError }
  | { readonly kind: 'unsold'; readonly domain: string; readonly extension: string }
)

interface BulkSearch {
  readonly currency: Currency
  /** In order of arrival; `index` identifies the name. */
  readonly rows: AsyncIterable<BulkRow>
}

type Question =
  | Exclude<BulkRow, { kind: 'answer' }>
  | { readonly index: number; readonly name: string; readonly kind: 'ask'; readonly row: SearchRow }

/** A bare label gets the most popular extension in every language, since pasted lists are often for an international audience. */
const toQuestion = (name: string, index: number, extensions: ReadonlyMap<string, Extension>): Question => {
  const parsed = parseTypedDomain(name, { minimumLengths: searchOrderOf(extensions).minimumLengths })
  if (!parsed.ok) return { kind: 'invalid', index, name, error: parsed.error }
  const { rows, unsoldExtension } = buildSearchRows(parsed.value, extensions, { maximum: 1 })
  const [row] = rows
  if (unsoldExtension !== null || !row) {
    const extension = unsoldExtension ?? ''
    return { kind: 'unsold', index, name, domain: `${parsed.value.label}${extension}`, extension }
  }
  return { kind: 'ask', index, name, row }
}

/** Looks up each name separately, so that a slow registry delays only its own results (S3). */
export const bulkSearch = async (
  context: Context,
  request: BulkSearchRequest,
  signal?: AbortSignal,
): Promise<Result<BulkSearch, DomainError>> => {
  const priced = await findPricedCatalog(context, request.currency)
  if (!priced.ok) return priced
  const { snapshot, currency } = priced.value
  const questions = request.names.map((name, index) => toQuestion(name, index, snapshot.catalog.extensions))
  const wanted = questions.flatMap((question) => (question.kind === 'ask' ? [question.row.domain] : []))
  const holds = await findReservations(context.payload.db.drizzle, [...new Set(wanted)], context.now())
  const asked = new Map<string, Promise<DomainAvailability>>()
  const answerOf = (domain: string): Promise<DomainAvailability> => {
    const known = asked.get(domain)
    if (known) return known
    const answer = context.registry
      .checkAvailability([domain], signal ? { signal } : {})
      .then(([first]) => withClaim(first ?? { domain, status: 'unknown' }, holds.get(domain)?.claim))
    asked.set(domain, answer)
    return answer
  }
  const work = async (question: Question): Promise<BulkRow> => {
    if (question.kind !== 'ask') return question
    const { status, reason = null } = await answerOf(question.row.domain)
    return { ...question, kind: 'answer', status, reason }
  }
  return ok({ currency, rows: inCompletionOrder(questions, bulkSearchLimits.atOnce, work) })
}

const unpriced = {
  reason: null,
  available: false,
  price: null,
  originalPrice: null,
  discountPercent: null,
  renewal: null,
  popular: false,
} as const

export const presentBulkRow = (result: BulkRow, currency: Currency, words: ApiWords): BulkResultResponse => {
  const { index, name } = result
  if (result.kind === 'invalid') {
    const { error } = result
    return {
      ...unpriced,
      index,
      name,
      domain: null,
      extension: null,
      status: 'invalid',
      code: `validation.${error}`,
      message: words.domainName(error),
    }
  }
  if (result.kind === 'unsold') {
    const { domain, extension } = result
    return {
      ...unpriced,
      index,
      name,
      domain,
      extension,
      status: 'unknown',
      code: 'unknown-extension',
      message: words.error('unknown-extension'),
    }
  }
  const { status, reason, row } = result
  const { extension } = row
  return {
    index,
    name,
    domain: row.domain,
    extension: extension.extension,
    status,
    reason,
    available: status === 'available',
    ...presentOffer(extension, currency),
    popular: extension.popular,
    code: null,
    message: null,
  }
}

interface DnsLookup {
  readonly domain: string
  readonly isSimulated: boolean
  readonly answers: readonly DnsAnswer[]
}

/** Converts `münchen.example` to Punycode. Leaves invalid input unchanged for the parser to reject. */
const toAscii = (typed: string): string => (/[^\p{ASCII}]/u.test(typed) ? domainToASCII(hostOf(typed)) || typed : typed)

export const lookupDns = async (context: Context, typed: string, type?: DnsRecordType): Promise<Result<DnsLookup, DomainError>> => {
  const name = parsePublicName(toAscii(typed))
  if (!name.ok) {
    return err(
      name.error === 'private'
        ? refusal('name-not-public', { field: 'domain' })
        : { kind: 'domain-name', error: name.error, field: 'domain' },
    )
  }
  const { dns } = context
  return ok({
    domain: name.value,
    isSimulated: dns.isSimulated ?? false,
    answers: await dns.resolve(name.value, type ? [type] : dnsRecordTypes),
  })
}

interface WhoisLookup {
  readonly domain: string
  readonly answer: RegistrationAnswer
}

/** Requires a complete domain: a missing extension is treated as an invalid format (§5). */
export const lookupWhois = async (context: Context, typed: string): Promise<Result<WhoisLookup, DomainError>> => {
  const name = parseTransferDomain(typed)
  if (!name.ok) {
    return err({ kind: 'domain-name', error: name.error === 'extensionMissing' ? 'invalidFormat' : name.error, field: 'domain' })
  }
  const { domain } = name.value
  return ok({ domain, answer: await context.registrations.lookUp(domain) })
}

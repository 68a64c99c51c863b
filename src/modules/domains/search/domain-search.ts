import { domainSearchLimits, suggestionLimits } from '@/lib/config/limits'
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
import { parseDomainName } from '@/core/domains/parse-domain'
import type { RegistrationSource } from '@/core/domains/registry'
import { withClaim, type AvailabilityStatus, type DomainAvailability, type DomainName, type TakenReason } from '@/core/domains/types'
import type { Currency, UsdCents } from '@/core/money/types'
import { ok, err, type Result } from '@/core/result'
import type { Context } from '@/lib/context'
import { findNameHolds, type NameHold } from '@/modules/domains/reservations/reservations.repository'
import { findPricedCatalog } from '@/modules/catalog/catalog.service'
import type { DomainError } from '@/lib/http/http-error'
import { convertUnit } from '@/core/money/currency'
import { toMajor } from '@/core/money/arithmetic'
import { discountPercent } from '@/core/pricing/comparisons'
import { factsOf } from '@/core/catalog/tlds'
import type { DomainResultResponse, DomainSearchResponse } from '@/modules/domains/schema'
import type { CountedSearch } from '@/modules/analytics/analytics.repository'

interface DomainResult extends SearchRow {
  readonly status: AvailabilityStatus
  /** N1: why it is taken, if known. */
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
  /** With their dot; empty: the whole catalogue. */
  readonly extensions: readonly string[]
  readonly currency: string
  /** From 1; defaults to 1. */
  readonly page?: number
}

const onlyAsked = (all: ReadonlyMap<string, Extension>, asked: readonly string[]): ReadonlyMap<string, Extension> =>
  asked.length === 0 ? all : new Map(asked.flatMap((extension) => all.get(extension) ?? []).map((row) => [row.extension, row]))

/** §5, S1-S3: validates first; a lookup that fails is `unknown`. */
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

type Holds = ReadonlyMap<string, NameHold>

/** Alternatives are looked up only if the domain is taken, within the row's time limit. */
const lookUpRow = async ({ registry }: Context, row: SearchRow, holds: Holds, signal: AbortSignal): Promise<DomainResult> => {
  const claimed = (answers: readonly DomainAvailability[]) => answers.map((answer) => withClaim(answer, holds.get(answer.domain)?.claim))
  const beside = registry.isSimulated ? candidatesOf(row) : []
  const [first = { status: 'unknown' as const }, ...answers] = claimed(await registry.checkAvailability([row.domain, ...beside]))
  if (first.status !== 'taken' || registry.isSimulated) return withAlternative(row, first, answers)
  return withAlternative(row, first, claimed(await registry.checkAvailability(candidatesOf(row), { signal })))
}

/** Looks up each row separately, so a slow registry delays only its own (S3). N1: one query finds the reservations of all rows. */
const lookUpRows = async (context: Context, rows: readonly SearchRow[]): Promise<readonly DomainResult[]> => {
  const signal = AbortSignal.timeout(domainSearchLimits.answerTimeout)
  const names = rows.flatMap((row) => [row.domain, ...candidatesOf(row)])
  const holds = await findNameHolds(context.payload.db.drizzle, names, context.now())
  return Promise.all(rows.map((row) => lookUpRow(context, row, holds, signal)))
}

/** S7: at most 6, from 2 characters. */
export const suggestDomains = (q: string): readonly string[] => suggestLabels(q, suggestionLimits)

/** In major units. */
export const presentOffer = (
  { price, originalPrice, renewal }: Pick<Extension, 'price' | 'originalPrice' | 'renewal'>,
  currency: Currency,
) => {
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

/** A5: what a search reveals about demand: the label, a fully typed domain that is taken, and a TLD the shop doesn't sell. */
export const demandIn = ({ name, unsoldExtension, results }: DomainSearch): readonly CountedSearch[] => {
  const typed = name.extension === null ? undefined : results.find(({ extension }) => extension.extension === name.extension)
  return [
    { kind: 'name', term: name.label },
    ...(typed?.status === 'taken' ? [{ kind: 'taken' as const, term: typed.domain }] : []),
    ...(unsoldExtension === null ? [] : [{ kind: 'ending' as const, term: unsoldExtension }]),
  ]
}

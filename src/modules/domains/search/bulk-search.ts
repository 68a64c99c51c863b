import { bulkSearchLimits } from '@/lib/config/limits'
import type { Extension } from '@/core/catalog/types'
import { parseTypedDomain } from '@/core/domains/parse-domain'
import { searchOrderOf, buildSearchRows, type SearchRow } from '@/core/domains/search'
import { withClaim, type AvailabilityStatus, type DomainAvailability, type DomainNameError, type TakenReason } from '@/core/domains/types'
import type { Currency } from '@/core/money/types'
import { ok, type Result } from '@/core/result'
import type { Context } from '@/lib/context'
import { inCompletionOrder } from '@/lib/in-completion-order'
import { findNameHolds } from '@/modules/domains/reservations/reservations.repository'
import { findPricedCatalog } from '@/modules/catalog/catalog.service'
import type { DomainError, ApiWords } from '@/lib/http/http-error'
import type { BulkResultResponse } from '@/modules/domains/search/schema'
import { presentOffer } from './domain-search'

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

/** A bare label gets the most popular extension in every language: pasted lists are often for an international audience. */
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

/** Looks up each name separately, so a slow registry delays only its own results (S3). */
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
  const holds = await findNameHolds(context.payload.db.drizzle, [...new Set(wanted)], context.now())
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

import type { BulkResultInMinorUnits, CallRefusal } from '@/components/api-client/call-api'

/** One row per name, in list order; `null` while pending. */
export type BulkRows = readonly (BulkResultInMinorUnits | null)[]

export interface BulkState {
  readonly phase: 'idle' | 'searching' | 'done' | 'failed'
  readonly names: readonly string[]
  readonly rows: BulkRows
  readonly currency: string
  /** Why the request failed. */
  readonly refusal: CallRefusal | null
  readonly askingAgain: readonly number[]
}

export type BulkEvent =
  | { readonly type: 'started'; readonly names: readonly string[]; readonly currency: string }
  | { readonly type: 'answered'; readonly result: BulkResultInMinorUnits }
  | { readonly type: 'ended' }
  | { readonly type: 'failed'; readonly refusal: CallRefusal }
  | { readonly type: 'asked-again'; readonly index: number }
  | { readonly type: 'row-ended'; readonly index: number }

export const idleBulk: BulkState = { phase: 'idle', names: [], rows: [], currency: 'USD', refusal: null, askingAgain: [] }

/** S3: a domain without a response is unknown, just like one whose registry did not respond. */
const unanswered = (name: string, index: number): BulkResultInMinorUnits => ({
  index,
  name,
  domain: name.toLowerCase(),
  extension: null,
  status: 'unknown',
  reason: null,
  available: false,
  price: null,
  originalPrice: null,
  discountPercent: null,
  renewal: null,
  popular: false,
  code: null,
  message: null,
})

const complete = ({ names, rows }: BulkState): BulkRows => rows.map((row, index) => row ?? unanswered(names[index] ?? '', index))

export const bulkReducer = (state: BulkState, event: BulkEvent): BulkState => {
  switch (event.type) {
    case 'started':
      return { ...idleBulk, phase: 'searching', names: event.names, rows: event.names.map(() => null), currency: event.currency }
    case 'answered':
      return { ...state, rows: state.rows.with(event.result.index, event.result) }
    case 'ended':
      return { ...state, phase: 'done', rows: complete(state) }
    case 'failed':
      // Rows received before the connection broke stay; without any, the search has failed.
      return state.rows.some((row) => row !== null)
        ? { ...state, phase: 'done', rows: complete(state), refusal: event.refusal }
        : { ...state, phase: 'failed', rows: [], refusal: event.refusal }
    case 'asked-again':
      return { ...state, askingAgain: [...state.askingAgain, event.index] }
    case 'row-ended':
      return { ...state, askingAgain: state.askingAgain.filter((index) => index !== event.index) }
    default:
      return event satisfies never
  }
}

interface BulkTally {
  readonly available: number
  readonly taken: number
  readonly unknown: number
  /** Invalid names and TLDs the shop does not sell; not sent to a registry. */
  readonly notAsked: number
  readonly answered: number
}

export const tallyOf = (rows: BulkRows): BulkTally => {
  const count = (status: BulkResultInMinorUnits['status']) => rows.filter((row) => row?.status === status).length
  return {
    available: count('available'),
    taken: count('taken'),
    unknown: rows.filter((row) => row?.status === 'unknown' && row.code === null).length,
    notAsked: rows.filter((row) => row !== null && row.code !== null).length,
    answered: rows.filter((row) => row !== null).length,
  }
}

import { describe, expect, it } from 'vitest'
import { bulkReducer, idleBulk, tallyOf, type BulkEvent, type BulkState } from '@/blocks/bulk-search/bulk-state'
import type { BulkResultResponse } from '@/modules/domains/schema'
import { bulkResult } from '../../../support/names/search-answers'

const result = (index: number, status: BulkResultResponse['status'] = 'available') =>
  bulkResult({ index, name: `name${index}.com`, domain: `name${index}.com`, status, available: status === 'available' }, 'EUR')

const refusal = { status: 0, code: 'network', message: null, body: null }
const after = (...events: readonly BulkEvent[]): BulkState => events.reduce(bulkReducer, idleBulk)
const started: BulkEvent = { type: 'started', names: ['name0.com', 'name1.com', 'name2.com'], currency: 'EUR' }

describe('the bulk search', () => {
  it('has a row per domain from the start, and assigns each result to its row', () => {
    const state = after(started, { type: 'answered', result: result(2) }, { type: 'answered', result: result(0, 'taken') })
    expect(state.rows.map((row) => row?.status ?? null)).toEqual(['taken', null, 'available'])
    expect(tallyOf(state.rows)).toEqual({ available: 1, taken: 1, unknown: 0, notAsked: 0, answered: 2 })
  })

  it('S3: treats a missing result as unknown and not for sale', () => {
    const state = after(started, { type: 'answered', result: result(0) }, { type: 'ended' })
    expect(state.phase).toBe('done')
    expect(state.rows.map((row) => row?.status)).toEqual(['available', 'unknown', 'unknown'])
    expect(state.rows[1]).toMatchObject({ domain: 'name1.com', available: false, price: null })
  })

  it('keeps earlier results when the connection breaks', () => {
    const state = after(started, { type: 'answered', result: result(1) }, { type: 'failed', refusal })
    expect(state).toMatchObject({ phase: 'done', refusal })
    expect(state.rows.map((row) => row?.status)).toEqual(['unknown', 'available', 'unknown'])
  })

  it('fails if nothing was received, and can be retried', () => {
    expect(after(started, { type: 'failed', refusal })).toMatchObject({ phase: 'failed', rows: [], refusal, names: started.names })
  })

  it('S3: retries a single row', () => {
    const asking = after(started, { type: 'ended' }, { type: 'asked-again', index: 1 })
    expect(asking.askingAgain).toEqual([1])
    const state = bulkReducer(bulkReducer(asking, { type: 'answered', result: result(1) }), { type: 'row-ended', index: 1 })
    expect(state.askingAgain).toEqual([])
    expect(state.rows.map((row) => row?.status)).toEqual(['unknown', 'available', 'unknown'])
  })

  it('discards the previous search', () => {
    const state = after(
      started,
      { type: 'answered', result: result(0) },
      { type: 'ended' },
      { type: 'started', names: ['other.io'], currency: 'USD' },
    )
    expect(state).toEqual({ ...idleBulk, phase: 'searching', names: ['other.io'], rows: [null], currency: 'USD' })
  })
})

'use client'

import { useEffect, useReducer, useRef } from 'react'

import { callApi, bulkResultInMinorUnits } from '@/components/api-client/call-api'
import { streamNdjson } from '@/components/api-client/call-lines'
import { displayCurrency } from '@/features/cart/display-currency'
import type { BulkResultResponse, BulkSearchResponse } from '@/modules/domains/search/schema'

import { bulkReducer, idleBulk } from './bulk-state'

const api = '/api/domains/bulk-search'

/** One search at a time; a new one aborts the previous. */
export const useBulk = () => {
  const [state, dispatch] = useReducer(bulkReducer, idleBulk)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const search = async (names: readonly string[]) => {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    const currency = displayCurrency() ?? 'USD'
    dispatch({ type: 'started', names, currency })
    const onLine = (result: BulkResultResponse) => {
      if (!abort.signal.aborted) dispatch({ type: 'answered', result: bulkResultInMinorUnits(result, currency) })
    }
    const answer = await streamNdjson<BulkResultResponse>(api, { body: { names, currency }, signal: abort.signal }, onLine)
    if (abort.signal.aborted) return
    dispatch(answer.ok ? { type: 'ended' } : { type: 'failed', refusal: answer.error })
  }

  /** S3: retries one name. */
  const askAgain = async (index: number) => {
    const name = state.names[index]
    if (name === undefined) return
    dispatch({ type: 'asked-again', index })
    const answer = await callApi<BulkSearchResponse>(api, { method: 'POST', body: { names: [name], currency: state.currency } })
    const [result] = answer.ok ? answer.value.results : []
    if (result) dispatch({ type: 'answered', result: { ...bulkResultInMinorUnits(result, state.currency), index } })
    dispatch({ type: 'row-ended', index })
  }

  const stop = () => {
    running.current?.abort()
    dispatch({ type: 'ended' })
  }
  return { state, search, askAgain, stop }
}

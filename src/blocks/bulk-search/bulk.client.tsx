'use client'

import { useTranslations } from 'next-intl'
import { useState, useEffect, useReducer, useRef } from 'react'
import { domainSearchLimits } from '@/lib/config/limits'
import { cleanDomainList } from '@/core/domains/parse-domain'
import { useRefusalText } from '@/components/api-client/refusal-text'
import { Button } from '@/components/ui/button/button'
import { TextAreaField } from '@/components/ui/field/field'
import { type FieldErrors, useForm } from '@/components/ui/field/use-form.client'
import { Icon, ArrowRight } from '@/components/ui/icons/icon'
import { BulkResults } from './bulk-results.client'
import { callApi, bulkResultInMinorUnits } from '@/components/api-client/call-api'
import { streamNdjson } from '@/components/api-client/call-lines'
import { displayCurrency } from '@/features/cart/display-currency'
import type { BulkResultResponse, BulkSearchResponse } from '@/modules/domains/schema'
import { bulkReducer, idleBulk } from './bulk-state'

const api = '/api/domains/bulk-search'

/** One search at a time; a new one aborts the previous. */
const useBulk = () => {
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

const most = domainSearchLimits.bulkNames

export const Bulk = () => {
  const t = useTranslations('bulkSearch')
  const refusalText = useRefusalText()
  const [typed, setTyped] = useState('')
  const { state, search, askAgain, stop } = useBulk()
  const { names, repeated } = cleanDomainList(typed)
  const isSearching = state.phase === 'searching'

  const check = (): FieldErrors => {
    if (names.length > 0 && names.length <= most) return {}
    return { names: names.length === 0 ? t('nothingTyped') : t('tooMany', { count: names.length, most }) }
  }
  const searchFor = async (wanted: readonly string[]): Promise<FieldErrors> => {
    await search(wanted)
    return {}
  }
  const form = useForm({
    id: 'bulk',
    check,
    // No validation while the list is being corrected.
    recheck: () => ({}),
    send: () => {
      setTyped(names.join('\n'))
      return searchFor(names)
    },
  })

  return (
    <>
      <form {...form.attributes} className="bulk-form">
        <TextAreaField
          id={form.idOf('names')}
          label={t('field')}
          hint={t('hint', { most })}
          error={form.errorOf('names')}
          rows={8}
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
        />
        <div className="bulk-form__go">
          <p>
            <b className="bulk-form__count">{t('count', { count: names.length, most })}</b>
            {repeated > 0 ? <span className="muted"> {t('repeated', { count: repeated })}</span> : null}
          </p>
          <Button type="submit" variant="go" size="large" pending={isSearching}>
            <span>{isSearching ? t('searching') : t('search')}</span>
            <Icon of={ArrowRight} />
          </Button>
          {isSearching ? (
            <Button variant="quiet" onClick={stop}>
              {t('stop')}
            </Button>
          ) : null}
        </div>
      </form>
      {state.phase === 'idle' ? <p className="bulk-idle">{t('idle')}</p> : null}
      {state.phase === 'failed' && state.refusal ? (
        <div className="bulk-face" role="alert">
          <p className="bulk-face__title">{t('failedTitle')}</p>
          <p className="muted">{refusalText(state.refusal)}</p>
          <Button onClick={() => void form.start(() => searchFor(state.names))}>{t('tryAgain')}</Button>
        </div>
      ) : null}
      {state.rows.length > 0 ? <BulkResults state={state} onAskAgain={(index) => void askAgain(index)} /> : null}
    </>
  )
}

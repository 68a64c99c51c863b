'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { domainSearchLimits } from '@/lib/config/limits'
import { cleanNameList } from '@/core/domains/parse-domain'
import { useRefusalText } from '@/components/api-client/refusal-text'
import { Button } from '@/components/ui/button/button'
import { TextAreaField } from '@/components/ui/field/field'
import { type FieldErrors, useForm } from '@/components/ui/field/use-form.client'
import { Icon, ArrowRight } from '@/components/ui/icons/icon'

import { BulkResults } from './bulk-results.client'
import { useBulk } from './use-bulk.client'

const most = domainSearchLimits.bulkNames

export const Bulk = () => {
  const t = useTranslations('bulkSearch')
  const refusalText = useRefusalText()
  const [typed, setTyped] = useState('')
  const { state, search, askAgain, stop } = useBulk()
  const { names, repeated } = cleanNameList(typed)
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

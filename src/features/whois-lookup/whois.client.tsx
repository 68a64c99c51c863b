'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'

import { Skeleton } from '@/ui/skeleton/skeleton'
import { parseTransferDomain } from '@/core/transfers/parse-transfer-domain'
import { useRefusalText } from '@/parts/cart/refusal-text'
import { NameForm } from '@/parts/name-form/name-form.client'
import { useAddressLookup } from '@/parts/name-form/use-address-lookup.client'
import type { WhoisAnswer } from '@/contract/whois'
import { Button } from '@/ui/button/button'
import { asDomainName } from '@/ui/visitor-name/use-visitor-name.client'

import { NotRegistered, RegistrationUnknown } from './registration-faces'
import { RegistrationSheet } from './registration-sheet'

/** As large as a sheet will be. */
const SheetSkeleton = () => (
  <div className="sheet on-paper">
    <Skeleton width="min(420px, 100%)" height="56px" />
    <Skeleton width="100%" height="52px" />
    <Skeleton width="100%" height="336px" />
  </div>
)

const api = '/api/domains/whois'

export const Whois = ({ placeholderNames }: { readonly placeholderNames: readonly string[] }) => {
  const t = useTranslations('whoisLookup')
  const rules = useTranslations('validation')
  const refusalText = useRefusalText()
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const { lookup, ask, askAgain } = useAddressLookup<WhoisAnswer>(api, [], (question) => {
    if (field.current) field.current.value = question?.domain ?? ''
    setError(null)
  })

  const submit = (typed: string): false | 'stay' => {
    const parsed = parseTransferDomain(typed)
    if (!parsed.ok) {
      setError(parsed.error === 'extensionMissing' ? t('extensionMissing') : rules(parsed.error))
      return false
    }
    ask({ domain: parsed.value.domain })
    return 'stay'
  }

  return (
    <>
      <NameForm
        action={api}
        name="domain"
        label={t('field')}
        buttonLabel={t('lookUp')}
        placeholder={asDomainName(placeholderNames[0] ?? '')}
        look="other"
        fieldRef={field}
        error={error}
        pending={lookup.phase === 'loading'}
        onEdit={() => setError(null)}
        onSubmit={submit}
      />
      <div className="lookup-result" aria-busy={lookup.phase === 'loading'}>
        {lookup.phase === 'idle' ? <p className="lookup-idle">{t('idle')}</p> : null}
        {lookup.phase === 'loading' ? <SheetSkeleton /> : null}
        {lookup.phase === 'failed' ? (
          <div className="lookup-face">
            <p className="lookup-face__title">{t('failedTitle')}</p>
            <p className="muted">{refusalText(lookup.refusal)}</p>
            <Button onClick={() => void askAgain(lookup.question)}>{t('tryAgain')}</Button>
          </div>
        ) : null}
        {lookup.phase === 'loaded' && lookup.answer.status === 'unknown' ? (
          <RegistrationUnknown domain={lookup.answer.domain} onAskAgain={() => void askAgain(lookup.question)} />
        ) : null}
        {lookup.phase === 'loaded' && lookup.answer.status === 'not-registered' ? <NotRegistered domain={lookup.answer.domain} /> : null}
        {lookup.phase === 'loaded' && lookup.answer.registration ? (
          <RegistrationSheet registration={lookup.answer.registration} source={lookup.answer.source} now={lookup.answeredAt} />
        ) : null}
      </div>
      <p className="visually-hidden" role="status">
        {lookup.phase === 'loading' ? t('loading', { domain: lookup.question.domain }) : null}
        {lookup.phase === 'loaded' ? t(`announced.${lookup.answer.status}`, { domain: lookup.answer.domain }) : null}
        {lookup.phase === 'failed' ? t('failedTitle') : null}
      </p>
    </>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'

import { Skeleton } from '@/ui/skeleton/skeleton'
import { dnsRecordTypes } from '@/core/domains/dns-records'
import { parsePublicName } from '@/core/domains/parse-public-name'
import { useRefusalText } from '@/parts/cart/refusal-text'
import { NameForm } from '@/parts/name-form/name-form.client'
import { useAddressLookup } from '@/parts/name-form/use-address-lookup.client'
import type { DnsLookupAnswer } from '@/contract/dns'
import { Button } from '@/ui/button/button'
import { Select } from '@/ui/select/select'
import { asDomainName } from '@/ui/visitor-name/use-visitor-name.client'

import { NoSuchName } from './no-such-name'
import { RecordTable } from './record-table'

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** As large as a usual answer will be. */
const RecordSkeleton = () => (
  <div className="records-skeleton">
    {rows.map((row) => (
      <Skeleton key={row} width="100%" height="56px" />
    ))}
  </div>
)

const api = '/api/domains/dns'
/** Letters of other scripts are the server's to convert; here only what is plainly no public name is stopped. */
const isPlain = (typed: string): boolean => /^[\x21-\x7e]*$/.test(typed.trim())

export const Dns = ({ placeholderNames }: { readonly placeholderNames: readonly string[] }) => {
  const t = useTranslations('dnsLookup')
  const rules = useTranslations('validation')
  const refusalText = useRefusalText()
  const field = useRef<HTMLInputElement>(null)
  const [type, setType] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { lookup, ask, askAgain } = useAddressLookup<DnsLookupAnswer>(api, ['type'], (question) => {
    if (field.current) field.current.value = question?.domain ?? ''
    setType(question?.['type'] ?? '')
    setError(null)
  })

  const submit = (typed: string): false | 'stay' => {
    const parsed = parsePublicName(typed)
    if (!parsed.ok && (isPlain(typed) || parsed.error === 'required')) {
      setError(parsed.error === 'private' ? t('notPublic') : rules(parsed.error))
      return false
    }
    ask({ domain: parsed.ok ? parsed.value : typed.trim(), type })
    return 'stay'
  }

  const options = [{ value: '', label: t('allTypes') }, ...dnsRecordTypes.map((each) => ({ value: each, label: each }))]
  const isMissing = lookup.phase === 'loaded' && lookup.answer.answers.every(({ status }) => status === 'no-such-name')
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
        choice={
          <Select
            boxed
            name="type"
            aria-label={t('type')}
            options={options}
            value={type}
            onChange={(event) => setType(event.target.value)}
          />
        }
        onEdit={() => setError(null)}
        onSubmit={submit}
      />
      <div className="lookup-result" aria-busy={lookup.phase === 'loading'}>
        {lookup.phase === 'idle' ? <p className="lookup-idle">{t('idle')}</p> : null}
        {lookup.phase === 'loading' ? <RecordSkeleton /> : null}
        {lookup.phase === 'failed' ? (
          <div className="lookup-face">
            <p className="lookup-face__title">{t('failedTitle')}</p>
            <p className="muted">{refusalText(lookup.refusal)}</p>
            <Button onClick={() => void askAgain(lookup.question)}>{t('tryAgain')}</Button>
          </div>
        ) : null}
        {isMissing ? <NoSuchName domain={lookup.answer.domain} /> : null}
        {lookup.phase === 'loaded' && !isMissing ? (
          <RecordTable answer={lookup.answer} onAskAgain={() => void askAgain(lookup.question)} />
        ) : null}
      </div>
      <p className="visually-hidden" role="status">
        {lookup.phase === 'loading' ? t('loading', { domain: lookup.question.domain }) : null}
        {lookup.phase === 'failed' ? t('failedTitle') : null}
        {lookup.phase === 'loaded'
          ? t('announced', {
              domain: lookup.answer.domain,
              count: lookup.answer.answers.reduce((sum, { records }) => sum + records.length, 0),
            })
          : null}
      </p>
    </>
  )
}

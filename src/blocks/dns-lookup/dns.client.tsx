'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { dnsRecordTypes } from '@/core/domains/dns-records'
import { parsePublicName } from '@/core/domains/parse-domain'
import { LookupResult, useLookupTool } from '@/components/domain-form/use-address-lookup.client'
import { NameForm } from '@/components/domain-form/domain-form.client'
import type { DnsLookupResponse } from '@/modules/domains/dns/schema'
import { Select } from '@/components/ui/select/select'
import { asDomainName } from '@/components/ui/visitor-name/visitor-name.client'

import { NoSuchName, RecordTable } from './record-table'

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

const RecordSkeleton = () => (
  <div className="records-skeleton">
    {rows.map((row) => (
      <Skeleton key={row} width="100%" height="56px" />
    ))}
  </div>
)

const api = '/api/domains/dns'
/** IDNs are converted by the server; this only rejects what cannot be a public domain. */
const isPlain = (typed: string): boolean => /^[\x21-\x7e]*$/.test(typed.trim())

export const Dns = ({ placeholderNames }: { readonly placeholderNames: readonly string[] }) => {
  const t = useTranslations('dnsLookup')
  const rules = useTranslations('validation')
  const [type, setType] = useState('')
  const { lookup, ask, askAgain, refuse, formProps } = useLookupTool<DnsLookupResponse>(api, ['type'], (question) =>
    setType(question?.['type'] ?? ''),
  )

  const submit = (typed: string): false | 'stay' => {
    const parsed = parsePublicName(typed)
    if (!parsed.ok && (isPlain(typed) || parsed.error === 'required')) {
      return refuse(parsed.error === 'private' ? t('notPublic') : rules(parsed.error))
    }
    return ask({ domain: parsed.ok ? parsed.value : typed.trim(), type })
  }

  const options = [{ value: '', label: t('allTypes') }, ...dnsRecordTypes.map((each) => ({ value: each, label: each }))]
  return (
    <>
      <NameForm
        {...formProps}
        label={t('field')}
        buttonLabel={t('lookUp')}
        placeholder={t('example', { name: asDomainName(placeholderNames[0] ?? '') })}
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
        onSubmit={submit}
      />
      <LookupResult
        lookup={lookup}
        askAgain={askAgain}
        words={{
          idle: t('idle'),
          failedTitle: t('failedTitle'),
          tryAgain: t('tryAgain'),
          loading: (domain) => t('loading', { domain }),
          announced: ({ domain, answers }) =>
            t('announced', { domain, count: answers.reduce((sum, { records }) => sum + records.length, 0) }),
        }}
        skeleton={<RecordSkeleton />}
      >
        {({ answer }, onAskAgain) =>
          answer.answers.every(({ status }) => status === 'no-such-name') ? (
            <NoSuchName domain={answer.domain} />
          ) : (
            <RecordTable answer={answer} onAskAgain={onAskAgain} />
          )
        }
      </LookupResult>
    </>
  )
}

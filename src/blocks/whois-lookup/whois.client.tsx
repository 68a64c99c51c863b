'use client'

import { useTranslations } from 'next-intl'

import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { parseTransferDomain } from '@/core/domains/transfers'
import { LookupResult, useLookupTool } from '@/components/domain-form/use-address-lookup.client'
import { NameForm } from '@/components/domain-form/domain-form.client'
import type { WhoisResponse } from '@/modules/domains/search/schema'
import { asDomainName } from '@/components/ui/visitor-name/visitor-name.client'

import { NotRegistered, RegistrationUnknown } from './registration-faces'
import { RegistrationSheet } from './registration-sheet'

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
  const { lookup, ask, askAgain, refuse, formProps } = useLookupTool<WhoisResponse>(api)

  const submit = (typed: string): false | 'stay' => {
    const parsed = parseTransferDomain(typed)
    if (!parsed.ok) {
      return refuse(parsed.error === 'extensionMissing' ? t('extensionMissing') : rules(parsed.error))
    }
    return ask({ domain: parsed.value.domain })
  }

  return (
    <>
      <NameForm
        {...formProps}
        label={t('field')}
        buttonLabel={t('lookUp')}
        placeholder={t('example', { name: asDomainName(placeholderNames[0] ?? '') })}
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
          announced: ({ status, domain }) => t(`announced.${status}`, { domain }),
        }}
        skeleton={<SheetSkeleton />}
      >
        {({ answer, answeredAt }, onAskAgain) => (
          <>
            {answer.status === 'unknown' ? <RegistrationUnknown domain={answer.domain} onAskAgain={onAskAgain} /> : null}
            {answer.status === 'not-registered' ? <NotRegistered domain={answer.domain} /> : null}
            {answer.registration ? <RegistrationSheet registration={answer.registration} source={answer.source} now={answeredAt} /> : null}
          </>
        )}
      </LookupResult>
    </>
  )
}

'use client'

import { useTranslations, useLocale } from 'next-intl'
import { useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { dnsRecordTypes } from '@/core/domains/registry'
import { parsePublicName } from '@/core/domains/parse-domain'
import { LookupResult, useLookupTool, LookupView } from '@/components/domain-form/use-address-lookup.client'
import { DomainForm } from '@/components/domain-form/domain-form.client'
import type { DnsLookupResponse } from '@/modules/domains/schema'
import { Select } from '@/components/ui/select/select'
import { asDomainName } from '@/components/ui/visitor-name/visitor-name.client'
import { Button, ButtonLink } from '@/components/ui/button/button'
import { Icon, AskAgain, ArrowRight } from '@/components/ui/icons/icon'
import { Plate } from '@/components/ui/plate/plate'
import { localizedHref } from '@/core/navigation/paths'

type TypeAnswer = DnsLookupResponse['answers'][number]

const seconds = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'short' }).format(value)

const TypeRows = ({ answer }: { readonly answer: TypeAnswer }) => {
  const t = useTranslations('dnsLookup')
  const locale = useLocale()
  const { type, records, withheld } = answer
  const rows = records.length + (withheld > 0 ? 1 : 0)
  return (
    <tbody>
      {records.map(({ value, priority, timeToLive }, index) => (
        // A zone may contain the same value twice.
        <tr key={`${index} ${value}`}>
          {index === 0 ? (
            <th scope="rowgroup" rowSpan={rows}>
              {type}
            </th>
          ) : null}
          <td className="records__value" translate="no">
            {value}
          </td>
          <td className="records__more">
            {priority === null ? null : <span>{t('priority', { priority })}</span>}
            {timeToLive === null ? null : <span>{t('timeToLive', { time: seconds(timeToLive, locale) })}</span>}
          </td>
        </tr>
      ))}
      {withheld > 0 ? (
        <tr>
          {records.length === 0 ? <th scope="rowgroup">{type}</th> : null}
          <td className="muted" colSpan={2}>
            {t('withheld', { count: withheld })}
          </td>
        </tr>
      ) : null}
    </tbody>
  )
}

interface RecordTableProps {
  readonly answer: DnsLookupResponse
  readonly onAskAgain: () => void
}

/** Records by type, then types without records and failed ones. */
const RecordTable = ({ answer, onAskAgain }: RecordTableProps) => {
  const t = useTranslations('dnsLookup')
  const locale = useLocale()
  const { domain, source, answers } = answer
  const found = answers.filter(({ status }) => status === 'found')
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const namesOf = (...statuses: readonly TypeAnswer['status'][]) =>
    answers.filter(({ status }) => statuses.includes(status)).map(({ type }) => type)
  const none = namesOf('none', 'no-such-name')
  const unknown = namesOf('unknown')
  return (
    <div className="records">
      <Plate name={domain} state="other" size="large" />
      {found.length === 0 ? null : (
        <table>
          <caption className="visually-hidden">{t('recordsOf', { domain })}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('type')}</th>
              <th scope="col">{t('value')}</th>
              <th scope="col">{t('more')}</th>
            </tr>
          </thead>
          {found.map((each) => (
            <TypeRows key={each.type} answer={each} />
          ))}
        </table>
      )}
      {none.length === 0 ? null : <p className="muted">{t('none', { types: list.format(none) })}</p>}
      {unknown.length === 0 ? null : (
        <p className="records__unknown">
          <span>
            <b>{t('unknownTitle', { types: list.format(unknown) })}</b> {t('unknownBody')}
          </span>
          <Button size="small" onClick={onAskAgain}>
            <Icon of={AskAgain} />
            {t('askAgain')}
          </Button>
        </p>
      )}
      {source === 'simulation' ? <p className="small muted">{t('simulated')}</p> : null}
    </div>
  )
}

/** NXDOMAIN: the domain may be available. */
const NoSuchName = ({ domain }: { readonly domain: string }) => {
  const t = useTranslations('dnsLookup')
  const locale = useLocale()
  return (
    <LookupView plate={<Plate name={domain} size="large" state="unknown" />} title={t('noSuchNameTitle')} body={t('noSuchNameBody')}>
      <ButtonLink href={localizedHref(locale, `/domains/search?q=${encodeURIComponent(domain)}`)}>
        {t('toSearch')}
        <Icon of={ArrowRight} />
      </ButtonLink>
    </LookupView>
  )
}

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
      <DomainForm
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

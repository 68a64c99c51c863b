'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { DnsLookupResponse } from '@/modules/domains/dns/schema'
import { Button, ButtonLink } from '@/components/ui/button/button'
import { Icon, AskAgain, ArrowRight } from '@/components/ui/icons/icon'
import { Plate } from '@/components/ui/plate/plate'
import { localizedHref } from '@/core/navigation/paths'
import { LookupFace } from '@/components/domain-form/use-address-lookup.client'

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
export const RecordTable = ({ answer, onAskAgain }: RecordTableProps) => {
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
export const NoSuchName = ({ domain }: { readonly domain: string }) => {
  const t = useTranslations('dnsLookup')
  const locale = useLocale()
  return (
    <LookupFace plate={<Plate name={domain} size="large" state="unknown" />} title={t('noSuchNameTitle')} body={t('noSuchNameBody')}>
      <ButtonLink href={localizedHref(locale, `/domains/search?q=${encodeURIComponent(domain)}`)}>
        {t('toSearch')}
        <Icon of={ArrowRight} />
      </ButtonLink>
    </LookupFace>
  )
}

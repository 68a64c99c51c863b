import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { apex, type RecordSet } from '@/core/dns/records'
import type { NameDns } from '@/modules/domains/dns/dns.service'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { RecordForm, RemovalForm } from './record-form'
import { duration } from './ttl-options'

interface RecordListProps {
  readonly dns: NameDns
  readonly owner: string
}

interface RecordTableProps<Set extends RecordSet> {
  readonly caption: string
  readonly domain: string
  readonly sets: readonly Set[]
  /** Below a set: how it is changed. */
  readonly children?: (set: Set) => ReactNode
}

/** L10: type, name, value and TTL, as every DNS host lists them. */
const RecordTable = <Set extends RecordSet>({ caption, domain, sets, children }: RecordTableProps<Set>) => {
  const t = useTranslations('account.dns')
  const locale = useLocale()
  return (
    <table className="account-table record-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('type')}</th>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('values')}</th>
          <th scope="col">{t('ttl')}</th>
        </tr>
      </thead>
      {sets.map((set) => (
        <tbody key={`${set.name} ${set.type}`}>
          <tr>
            <th scope="row">{set.type}</th>
            <td>{set.name === apex ? domain : `${set.name}.${domain}`}</td>
            <td>
              {set.values.map((value) => (
                <code key={value}>{value}</code>
              ))}
            </td>
            <td>{duration(set.ttl, locale)}</td>
          </tr>
          {children ? (
            <tr>
              <td colSpan={4}>{children(set)}</td>
            </tr>
          ) : null}
        </tbody>
      ))}
    </table>
  )
}

/** N6: the records of a name, each set by itself: shown, changed and taken out as a whole. */
export const RecordList = ({ dns: { domain, zone, saved }, owner }: RecordListProps) => {
  const t = useTranslations('account.dns')
  if (zone === null)
    return (
      <>
        <p>{t('recordsElsewhere')}</p>
        {saved.length > 0 ? (
          <Disclosure summary={t('saved', { count: saved.length })}>
            <RecordTable caption={t('saved', { count: saved.length })} domain={domain} sets={saved} />
          </Disclosure>
        ) : null}
      </>
    )
  if (zone.kind !== 'zone') return <p role="status">{t(zone.kind === 'unknown' ? 'unknown' : 'noZone')}</p>
  return (
    <>
      {zone.sets.length === 0 ? <p className="muted">{t('noRecords')}</p> : null}
      {zone.sets.length > 0 ? (
        <RecordTable caption={t('records')} domain={domain} sets={zone.sets}>
          {(set) => (
            <Disclosure summary={t('change', { name: set.name, type: set.type })}>
              {/* Another version is another form: what was typed into the old one is not sent for the new one. */}
              <RecordForm key={set.version} domain={domain} owner={owner} set={set} />
              <RemovalForm key={`${set.version} gone`} domain={domain} set={set} />
            </Disclosure>
          )}
        </RecordTable>
      ) : null}
      <h3>{t('add')}</h3>
      <RecordForm domain={domain} owner={owner} set={null} />
    </>
  )
}

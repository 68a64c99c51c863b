import { useTranslations } from 'next-intl'
import { apex } from '@/core/dns/record-sets'
import type { NameDns } from '@/server/names/dns/read-dns'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { RecordForm, RemovalForm } from './record-form'

interface RecordListProps {
  readonly dns: NameDns
  readonly owner: string
}

/** N6: the records of a name, each set by itself: shown, changed and taken out as a whole. */
export const RecordList = ({ dns: { domain, zone }, owner }: RecordListProps) => {
  const t = useTranslations('account.dns')
  if (zone === null) return <p>{t('recordsElsewhere')}</p>
  if (zone.kind !== 'zone') return <p role="status">{t(zone.kind === 'unknown' ? 'unknown' : 'noZone')}</p>
  return (
    <>
      {zone.sets.length === 0 ? <p className="muted">{t('noRecords')}</p> : null}
      {zone.sets.length > 0 ? (
        <ul className="record-sets" aria-label={t('records')} aria-live="polite">
          {zone.sets.map((set) => (
            <li key={`${set.name} ${set.type}`}>
              <p className="record-set__head">
                <b>{set.type}</b> <span>{set.name === apex ? domain : `${set.name}.${domain}`}</span>
              </p>
              <ul className="record-set__values">
                {set.values.map((value) => (
                  <li key={value}>
                    <code>{value}</code>
                  </li>
                ))}
              </ul>
              <Disclosure summary={t('change', { name: set.name, type: set.type })}>
                {/* Another version is another form: what was typed into the old one is not sent for the new one. */}
                <RecordForm key={set.version} domain={domain} owner={owner} set={set} />
                <RemovalForm key={`${set.version} gone`} domain={domain} set={set} />
              </Disclosure>
            </li>
          ))}
        </ul>
      ) : null}
      <h3>{t('add')}</h3>
      <RecordForm domain={domain} owner={owner} set={null} />
    </>
  )
}

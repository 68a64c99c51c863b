'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'

import type { WhoisAnswer } from '@/modules/domains/search/schema'
import { Plate } from '@/ui/plate/plate'

import { elapsedShare, writeDay, yearsSince } from './registration-span'
import { meaningOf } from './status-names'

type Registration = NonNullable<WhoisAnswer['registration']>

interface RegistrationSheetProps {
  readonly registration: Registration
  readonly source: WhoisAnswer['source']
  /** Epoch milliseconds. */
  readonly now: number
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Its time, drawn to scale: what is over solid, what is left outlined. */
const Span = ({ registration, now }: Pick<RegistrationSheetProps, 'registration' | 'now'>) => {
  const { registeredOn, expiresOn } = registration
  const share = elapsedShare(registeredOn, expiresOn, now)
  if (share === null) return null
  return (
    <div className="sheet__span" aria-hidden="true" style={{ '--elapsed': share.toFixed(4) } as CSSProperties}>
      <div className="sheet__bar">
        <i />
        <i />
      </div>
      <p>
        <span>{registeredOn?.slice(0, 4)}</span>
        <span>{expiresOn?.slice(0, 4)}</span>
      </p>
    </div>
  )
}

/** What the registry tells, as a sheet to read. Somebody else's name is a white plate. */
export const RegistrationSheet = ({ registration, source, now }: RegistrationSheetProps) => {
  const t = useTranslations('whoisLookup')
  const locale = useLocale()
  const { domain, registrar, registeredOn, updatedOn, expiresOn, statuses, nameServers } = registration
  const day = (value: string | null) =>
    value === null ? <span className="muted">{t('notTold')}</span> : <time dateTime={value}>{writeDay(value, locale)}</time>
  return (
    <article className="sheet on-paper" aria-label={t('sheetOf', { domain })}>
      <Plate name={domain} state="other" size="large" />
      <Span registration={registration} now={now} />
      <dl className="sheet__facts">
        <Fact name={t('facts.registrar')}>{registrar ?? <span className="muted">{t('notTold')}</span>}</Fact>
        <Fact name={t('facts.registered')}>
          <span>{day(registeredOn)}</span>{' '}
          {registeredOn ? <span className="muted">{t('yearsAgo', { count: yearsSince(registeredOn, now) })}</span> : null}
        </Fact>
        <Fact name={t('facts.updated')}>{day(updatedOn)}</Fact>
        <Fact name={t('facts.expires')}>{day(expiresOn)}</Fact>
        <Fact name={t('facts.status')}>
          {statuses.length === 0 ? <span className="muted">{t('notTold')}</span> : null}
          <ul>
            {statuses.map((status) => {
              const meaning = meaningOf(status)
              return (
                <li key={status}>
                  {meaning ? <span>{t(`statuses.${meaning}`)}</span> : null}{' '}
                  <code lang="en" translate="no">
                    {status}
                  </code>
                </li>
              )
            })}
          </ul>
        </Fact>
        <Fact name={t('facts.nameServers')}>
          {nameServers.length === 0 ? <span className="muted">{t('notTold')}</span> : null}
          <ul translate="no">
            {nameServers.map((server) => (
              <li key={server}>{server}</li>
            ))}
          </ul>
        </Fact>
      </dl>
      <p className="small muted">{t(`sources.${source}`)}</p>
    </article>
  )
}

'use client'

import { useTranslations, useLocale } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { parseTransferDomain } from '@/core/domains/transfers'
import { LookupResult, useLookupTool, LookupView } from '@/components/domain-form/use-address-lookup.client'
import { DomainForm } from '@/components/domain-form/domain-form.client'
import type { WhoisResponse } from '@/modules/domains/schema'
import { asDomainName } from '@/components/ui/visitor-name/visitor-name.client'
import { localizedHref } from '@/core/navigation/paths'
import { Button, ButtonLink } from '@/components/ui/button/button'
import { Icon, ArrowRight, AskAgain } from '@/components/ui/icons/icon'
import { Plate } from '@/components/ui/plate/plate'
import type { CSSProperties, ReactNode } from 'react'

const isoDay = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Elapsed share of the registration period, 0 to 1. `null` if a date is missing. */
export const elapsedShare = (registeredOn: string | null, expiresOn: string | null, now: number): number | null => {
  if (registeredOn === null || expiresOn === null) return null
  const [start, end] = [isoDay(registeredOn), isoDay(expiresOn)]
  if (Number.isNaN(start) || Number.isNaN(end) || end <= start) return null
  return Math.min(1, Math.max(0, (now - start) / (end - start)))
}

const YEAR = 31_556_952_000

export const yearsSince = (day: string, now: number): number => Math.max(0, Math.floor((now - isoDay(day)) / YEAR))

/** "3 March 2019" in the reader's language; invalid dates stay as they are. */
export const writeDay = (day: string, locale: string): string => {
  const instant = isoDay(day)
  return Number.isNaN(instant) ? day : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(instant)
}

/** Common statuses of a registry (RFC 8056) by meaning. */
const meanings = {
  active: ['active', 'ok'],
  transferLocked: ['client transfer prohibited', 'server transfer prohibited'],
  updateLocked: ['client update prohibited', 'server update prohibited'],
  deleteLocked: ['client delete prohibited', 'server delete prohibited'],
  renewLocked: ['client renew prohibited', 'server renew prohibited'],
  onHold: ['client hold', 'server hold', 'inactive'],
  transferring: ['pending transfer'],
  expiredGrace: ['auto renew period'],
  redemption: ['redemption period', 'pending restore'],
  deleting: ['pending delete'],
} as const

type StatusMeaning = keyof typeof meanings

/** `clientTransferProhibited` equals `client transfer prohibited`. */
const normalise = (status: string): string =>
  status
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim()

/** `null` for statuses that are shown as the registry writes them. */
export const meaningOf = (status: string): StatusMeaning | null =>
  (Object.keys(meanings) as StatusMeaning[]).find((meaning) => (meanings[meaning] as readonly string[]).includes(normalise(status))) ?? null

type Registration = NonNullable<WhoisResponse['registration']>

interface RegistrationSheetProps {
  readonly registration: Registration
  readonly source: WhoisResponse['source']
  /** Epoch milliseconds. */
  readonly now: number
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Registration period to scale: elapsed part solid, the rest outlined. */
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

/** WHOIS data; someone else's domain is on a white plate. */
const RegistrationSheet = ({ registration, source, now }: RegistrationSheetProps) => {
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

/** Links to the search for its availability. */
const NotRegistered = ({ domain }: { readonly domain: string }) => {
  const t = useTranslations('whoisLookup')
  const locale = useLocale()
  return (
    <LookupView plate={<Plate name={domain} size="large" />} title={t('notRegisteredTitle')} body={t('notRegisteredBody')}>
      <ButtonLink href={localizedHref(locale, `/domains/search?q=${encodeURIComponent(domain)}`)} variant="solid">
        {t('toSearch')}
        <Icon of={ArrowRight} />
      </ButtonLink>
    </LookupView>
  )
}

/** S3: a missing answer is shown as unknown, never as available. */
const RegistrationUnknown = ({ domain, onAskAgain }: { readonly domain: string; readonly onAskAgain: () => void }) => {
  const t = useTranslations('whoisLookup')
  return (
    <LookupView
      plate={<Plate name={domain} size="large" state="unknown" stateLabel={t('noAnswer')} />}
      title={t('unknownTitle')}
      body={t('unknownBody')}
    >
      <Button onClick={onAskAgain}>
        <Icon of={AskAgain} />
        {t('askAgain')}
      </Button>
    </LookupView>
  )
}

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
      <DomainForm
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

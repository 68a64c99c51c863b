import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClasses, ButtonLink } from '@/components/ui/button/button'
import { Check, Icon } from '@/components/ui/icons/icon'
import { RefreshPage } from '@/components/waiting/refresh-page.client'
import { formatMoment } from '@/core/dates'
import type { SetupStep } from '@/core/websites/setup-steps'
import type { WebsiteSetup } from '@/modules/websites/websites.service'
import { CopyButton } from '@/components/ui/copy-button/copy-button.client'
import type { ComparedSet } from '@/core/dns/connection'
import { apex } from '@/core/dns/records'

interface RecordTableProps {
  readonly domain: string
  readonly compared: readonly ComparedSet[]
}

const RecordRow = ({ domain, compared: { wanted, state, found } }: { readonly domain: string; readonly compared: ComparedSet }) => {
  const t = useTranslations('account.attach')
  return wanted.values.map((value) => (
    <tr key={`${wanted.name} ${wanted.type} ${value}`}>
      <th scope="row">{wanted.type}</th>
      <td>{wanted.name === apex ? domain : `${wanted.name}.${domain}`}</td>
      <td>
        <code>{value}</code> <CopyButton text={value} label={t('copy')} done={t('copied')} />
        {state === 'differs' ? (
          <small>
            {t('found')} <code>{found.join(', ')}</code>
          </small>
        ) : null}
      </td>
      <td>{t(`sets.${state}`)}</td>
    </tr>
  ))
}

/** C4: the DNS records a plan needs from its domain, each with its published value. */
export const RecordTable = ({ domain, compared }: RecordTableProps) => {
  const t = useTranslations('account')
  if (compared.length === 0) return null
  return (
    <table className="account-table record-table">
      <caption className="visually-hidden">{t('attach.records', { domain })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('dns.type')}</th>
          <th scope="col">{t('dns.name')}</th>
          <th scope="col">{t('dns.values')}</th>
          <th scope="col">{t('attach.stateHead')}</th>
        </tr>
      </thead>
      <tbody>
        {compared.map((each) => (
          <RecordRow key={`${each.wanted.name} ${each.wanted.type}`} domain={domain} compared={each} />
        ))}
      </tbody>
    </table>
  )
}

/** In ms. Most steps take seconds; after the limit visitors use *Check now* or reload. */
const refreshPace = { everyMs: 5_000, forMs: 600_000 } as const

interface StepLineProps {
  readonly step: SetupStep
  readonly website: WebsiteSetup
  /** Form to check now; null unless the owner is logged in. */
  readonly check: ReactNode
}

/** Action for a step that needs one now. */
const Action = ({ step: { kind, action }, website: { subscription, domain, panel }, check }: StepLineProps) => {
  const t = useTranslations('websiteSetup')
  const locale = useLocale()
  if (action === null) return null
  if (action === 'check') return check
  if (action === 'records')
    return check === null ? null : (
      <ButtonLink size="small" href={`/${locale}/subscriptions/${subscription}#domain`}>
        {t('actions.records')}
      </ButtonLink>
    )
  return panel === null ? null : (
    <a
      className={buttonClasses({ size: 'small' })}
      href={panel}
      rel="noreferrer"
      aria-label={`${t(`actions.${action}`)}: ${domain}`}
      data-step={kind}
    >
      {t(`actions.${action}`)}
    </a>
  )
}

const StepLine = (props: StepLineProps) => {
  const { step, website } = props
  const t = useTranslations('websiteSetup')
  const locale = useLocale()
  const { kind, state, at } = step
  const isElsewhere = kind === 'domain' && state === 'done' && at === null
  const said = isElsewhere ? t('elsewhere') : at === null ? t(`states.${state}`) : t('doneOn', { date: formatMoment(new Date(at), locale) })
  return (
    <li data-state={state} aria-current={state === 'action' ? 'step' : undefined}>
      <span className="website-setup__mark" aria-hidden="true">
        {state === 'done' ? <Icon of={Check} size={16} /> : null}
      </span>
      <span>
        <b>{t(`steps.${kind}`, { application: website.application ?? 'none' })}</b>
        <span className="website-setup__state">{said}</span>
      </span>
      <Action {...props} />
    </li>
  )
}

/** Steps for the owner come first. */
const summaryOf = ({ isInProgress, isRunning }: WebsiteSetup, actions: number) => {
  if (actions > 0) return 'action'
  if (isInProgress) return 'inProgress'
  return isRunning ? 'running' : null
}

/** C13: the DNS records, for readers who cannot open the plan's page; expanded while some have to be set. */
const GuestRecords = ({ website: { domain, records, steps } }: { readonly website: WebsiteSetup }) => {
  const t = useTranslations('account.attach')
  if (records.length === 0) return null
  const isToBeSet = steps.some(({ action }) => action === 'records')
  return (
    <details open={isToBeSet}>
      <summary>{t('records', { domain })}</summary>
      {isToBeSet ? <p>{t('states.missing', { domain, isOurs: 'no' })}</p> : null}
      <RecordTable domain={domain} compared={records} />
    </details>
  )
}

interface WebsiteCardProps {
  readonly website: WebsiteSetup
  readonly checkOf: ((subscription: string) => ReactNode) | null
}

/** C6: the steps from the paid plan to the running website. */
const WebsiteCard = ({ website, checkOf }: WebsiteCardProps) => {
  const t = useTranslations('websiteSetup')
  const { subscription, name, domain, steps } = website
  const count = steps.filter(({ state }) => state === 'action').length
  const summary = summaryOf(website, count)
  return (
    <article className="website-setup" aria-labelledby={`website-${subscription}`}>
      <h3 id={`website-${subscription}`}>{t('of', { plan: name, domain })}</h3>
      {summary === null ? null : <p role="status">{t(`summaries.${summary}`, { count })}</p>}
      <ol>
        {steps.map((step) => (
          <StepLine key={step.kind} step={step} website={website} check={checkOf?.(subscription) ?? null} />
        ))}
      </ol>
      {checkOf === null ? <GuestRecords website={website} /> : null}
    </article>
  )
}

interface WebsiteSetupCardsProps {
  readonly websites: readonly WebsiteSetup[]
  /** Renders the form that checks a website now; null for guests. */
  readonly checkOf?: ((subscription: string) => ReactNode) | null
}

/** C6: one card per website. Refreshes while something is in progress. */
export const WebsiteSetupCards = ({ websites, checkOf = null }: WebsiteSetupCardsProps) => (
  <>
    {websites.map((website) => (
      <WebsiteCard key={website.subscription} website={website} checkOf={checkOf} />
    ))}
    {websites.some(({ isInProgress }) => isInProgress) ? <RefreshPage {...refreshPace} /> : null}
  </>
)

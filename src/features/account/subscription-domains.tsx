import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { ActionForm } from '@/components/forms/action-form.client'
import { buttonClasses } from '@/components/ui/button/button'
import { RecordTable } from '@/components/website-setup/website-setup'
import { attachedDomainOf, attachedDomainsOf, certificateNames } from '@/core/subscriptions/attached-domain'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'
import type { ConnectionRecord } from '@/modules/websites/websites.repository'
import type { Website } from '@/modules/websites/websites.service'
import { addDomainAction, attachAction, checkConnectionAction, removeDomainAction, replaceRecordsAction } from './actions/website-actions'
import { formWords } from './common-fields'
import { useSubscriptionWords } from './subscriptions-page'

interface DomainSectionProps {
  readonly subscription: SubscriptionRecord
  readonly website: Website
}

/** C3: the domain of a plan: one of the account's, one registered elsewhere, or none. */
const AttachForm = ({ subscription: { id, items, email }, website: { domains } }: DomainSectionProps) => {
  const t = useTranslations('account')
  const { locale } = useSubscriptionWords(undefined)
  const attached = attachedDomainOf(items)
  const isElsewhere = attached !== null && !domains.includes(attached)
  return (
    <ActionForm
      key={attached}
      id="form-attach"
      look="account-form"
      owner={email}
      action={attachAction.bind(null, locale, id)}
      variant="solid"
      fields={[
        {
          name: 'domain',
          label: t('attach.domain'),
          options: [
            { value: '', label: t('attach.none') },
            ...domains.map((domain) => ({ value: domain, label: domain })),
            { value: 'elsewhere', label: t('attach.elsewhere') },
          ],
          defaultValue: isElsewhere ? 'elsewhere' : (attached ?? ''),
        },
        {
          name: 'elsewhere',
          label: t('attach.typed'),
          optionalLabel: t('optional'),
          autoComplete: 'off',
          maxLength: 253,
          defaultValue: isElsewhere ? attached : '',
        },
      ]}
      words={formWords(t, t('attach.save'))}
    />
  )
}

interface ConnectionProps {
  readonly subscription: SubscriptionRecord
  readonly connection: ConnectionRecord | undefined
}

/** C4: the required and the published DNS records of a domain; the shop writes them where it can. */
const Connection = ({ subscription: { id, state: planState }, connection }: ConnectionProps) => {
  const t = useTranslations('account')
  const { locale } = useSubscriptionWords(undefined)
  if (connection === undefined) return null
  const { domain, state, isOurs, compared, checkedAt } = connection
  // C12: the host is done but has reported no address
  if (state === 'waiting' && checkedAt !== null && planState !== 'pending') return <p>{t('attach.states.unknown', { domain })}</p>
  return (
    <>
      <p role="status">{t(`attach.states.${state}`, { domain, isOurs: isOurs ? 'yes' : 'no' })}</p>
      <RecordTable domain={domain} compared={compared} />
      {state === 'connected' ? null : (
        <ActionForm
          id={`form-connection-check-${domain}`}
          look="account-form"
          action={checkConnectionAction.bind(null, locale, { id, domain })}
          variant="outline"
          fields={[]}
          words={formWords(t, t('attach.check'))}
        />
      )}
      {isOurs && state === 'differs' ? (
        <ActionForm
          id={`form-connection-replace-${domain}`}
          look="account-form"
          action={replaceRecordsAction.bind(null, locale, { id, domain })}
          variant="outline"
          fields={[]}
          words={formWords(t, t('attach.replace'))}
        />
      ) : null}
    </>
  )
}

/** C4, C6: checks a website now. */
export const CheckForm = ({ subscription }: { readonly subscription: string }) => {
  const t = useTranslations('account')
  const setup = useTranslations('websiteSetup')
  const { locale } = useSubscriptionWords(undefined)
  return (
    <ActionForm
      id={`form-check-${subscription}`}
      look="account-form"
      action={checkConnectionAction.bind(null, locale, { id: subscription })}
      variant="outline"
      size="small"
      fields={[]}
      words={formWords(t, setup('actions.check'))}
    />
  )
}

/** C10: asks for confirmation before a domain is removed; works without JavaScript. */
const RemoveForm = ({ subscription: { id }, domain }: { readonly subscription: SubscriptionRecord; readonly domain: string }) => {
  const t = useTranslations('account')
  const { locale } = useSubscriptionWords(undefined)
  return (
    <details className="cancel-subscription">
      <summary className={buttonClasses({ size: 'small' })}>{t('attach.more.remove', { domain })}</summary>
      <p>{t('attach.more.removeBody', { domain })}</p>
      <ActionForm
        id={`form-domain-remove-${domain}`}
        look="account-form"
        action={removeDomainAction.bind(null, locale, { id, domain })}
        variant="outline"
        size="small"
        fields={[]}
        words={formWords(t, t('attach.more.confirm'))}
      />
    </details>
  )
}

const AddForm = ({ subscription: { id, items, email }, website: { domains } }: DomainSectionProps) => {
  const t = useTranslations('account')
  const { locale } = useSubscriptionWords(undefined)
  const attached = attachedDomainsOf(items)
  return (
    <ActionForm
      key={attached.join()}
      id="form-domain-add"
      look="account-form"
      owner={email}
      action={addDomainAction.bind(null, locale, id)}
      variant="solid"
      fields={[
        {
          name: 'domain',
          label: t('attach.more.domain'),
          options: [
            ...domains.filter((domain) => !attached.includes(domain)).map((domain) => ({ value: domain, label: domain })),
            { value: 'elsewhere', label: t('attach.elsewhere') },
          ],
        },
        { name: 'elsewhere', label: t('attach.typed'), optionalLabel: t('optional'), autoComplete: 'off', maxLength: 253 },
      ]}
      words={formWords(t, t('attach.more.add'))}
    />
  )
}

/** C10, S19: additional domains of a plan, or the other names of a certificate. */
const AdditionalDomains = ({ subscription, website }: DomainSectionProps) => {
  const t = useTranslations('account.attach.more')
  const { locale } = useSubscriptionWords(undefined)
  const { id, kind, items } = subscription
  const { most, connections } = website
  const [first, ...others] = attachedDomainsOf(items)
  if (first === undefined || (most === 1 && others.length === 0)) return null
  const isFull = others.length + 1 >= most
  return (
    <section aria-labelledby="more-domains">
      <h3 id="more-domains">{t('heading', { kind })}</h3>
      <p>{t('used', { used: others.length + 1, most })}</p>
      {others.length > 0 ? (
        <ul className="account-rows">
          {others.map((domain) => (
            <li key={domain}>
              <div>
                <b>{domain}</b>
                <Connection subscription={subscription} connection={connections.find((each) => each.domain === domain)} />
                <RemoveForm subscription={subscription} domain={domain} />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {isFull ? (
        <p>
          <span>{t('full', { most })}</span> <Link href={`/${locale}/subscriptions/${id}/change`}>{t('upgrade')}</Link>
        </p>
      ) : (
        <AddForm subscription={subscription} website={website} />
      )}
    </section>
  )
}

/** S18: a wildcard certificate covers the domain and all its subdomains. */
const WildcardNames = ({ subscription: { items } }: Pick<DomainSectionProps, 'subscription'>) => {
  const t = useTranslations('account.attach.more')
  const coverage = items[0]?.serviceData?.coverage
  const domains = attachedDomainsOf(items)
  if (coverage !== 'wildcard' || domains.length === 0) return null
  return <p>{t('covers', { names: certificateNames(coverage, domains).join(', ') })}</p>
}

export const DomainSection = (props: DomainSectionProps) => {
  const first = attachedDomainOf(props.subscription.items)
  return (
    <>
      <AttachForm {...props} />
      <WildcardNames {...props} />
      <Connection subscription={props.subscription} connection={props.website.connections.find(({ domain }) => domain === first)} />
      <AdditionalDomains {...props} />
    </>
  )
}

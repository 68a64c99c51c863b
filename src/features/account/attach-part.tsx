import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/forms/action-form.client'
import { CopyButton } from '@/components/ui/copy-button/copy-button.client'
import { apex } from '@/core/dns/records'
import type { ComparedSet } from '@/core/dns/connection'
import { attachedDomainOf } from '@/core/subscriptions/attached-domain'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'
import type { Website } from '@/modules/websites/websites.service'
import { attachAction, checkConnectionAction, replaceRecordsAction } from './actions/website-actions'
import { formWords } from './common-fields'
import { useSubscriptionWords } from './subscriptions-page'

interface AttachPartProps {
  readonly subscription: SubscriptionRecord
  readonly website: Website
}

/** C3: chooses the domain of a plan: one of the account's, one registered elsewhere, or none. */
const AttachForm = ({ subscription: { id, items, email }, website: { domains } }: AttachPartProps) => {
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

/** C4: required and current DNS records; the shop writes them itself where it manages the zone. */
const Connection = ({ subscription: { id }, website: { connection } }: AttachPartProps) => {
  const t = useTranslations('account')
  const { locale } = useSubscriptionWords(undefined)
  if (connection === null) return null
  const { domain, state, isOurs, compared } = connection
  return (
    <>
      <p role="status">{t(`attach.states.${state}`, { domain, isOurs: isOurs ? 'yes' : 'no' })}</p>
      {compared.length > 0 ? (
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
      ) : null}
      {state === 'connected' ? null : (
        <ActionForm
          id="form-connection-check"
          look="account-form"
          action={checkConnectionAction.bind(null, locale, id)}
          variant="outline"
          fields={[]}
          words={formWords(t, t('attach.check'))}
        />
      )}
      {isOurs && state === 'differs' ? (
        <ActionForm
          id="form-connection-replace"
          look="account-form"
          action={replaceRecordsAction.bind(null, locale, id)}
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
      action={checkConnectionAction.bind(null, locale, subscription)}
      variant="outline"
      size="small"
      fields={[]}
      words={formWords(t, setup('actions.check'))}
    />
  )
}

export const AttachPart = (props: AttachPartProps) => (
  <>
    <AttachForm {...props} />
    <Connection {...props} />
  </>
)

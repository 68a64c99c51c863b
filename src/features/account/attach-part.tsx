import { useTranslations } from 'next-intl'
import { ActionForm } from '@/components/forms/action-form.client'
import { attachedDomainOf } from '@/core/subscriptions/attached-domain'
import type { OwnSubscription } from '@/modules/subscriptions/subscriptions.service'
import { attachAction } from './actions/subscription-actions'
import { formWords } from './common-fields'
import { useSubscriptionWords } from './subscriptions-page'

/** C3: which domain a plan is for: one of the account's, one registered elsewhere, or none. */
export const AttachPart = ({ own: { subscription, domains } }: { readonly own: OwnSubscription }) => {
  const t = useTranslations('account')
  const { locale } = useSubscriptionWords(undefined)
  const { id, items, email } = subscription
  const attached = attachedDomainOf(items)
  const isElsewhere = attached !== null && !domains.includes(attached)
  return (
    <ActionForm
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

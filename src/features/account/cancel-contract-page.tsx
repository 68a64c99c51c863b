import { useLocale, useTranslations } from 'next-intl'
import { cancellationKinds } from '@/modules/inquiries/schema'
import { formLimits } from '@/lib/http/form-state'
import { ActionForm } from '@/components/forms/action-form.client'
import type { FormField } from '@/components/forms/types'
import { ButtonLink } from '@/components/ui/button/button'
import { cancellationAction } from './actions/subscription-actions'
import { formWords } from './common-fields'

/** `/{lang}/cancel`: links to the customer's subscriptions, or a form that needs no account (U45). */
export const CancelContractPage = () => {
  const words = useTranslations('account')
  const t = useTranslations('account.cancelContract')
  const forms = useTranslations('forms')
  const locale = useLocale()
  const fields: readonly FormField[] = [
    { name: 'name', label: words('fields.name'), autoComplete: 'name', maxLength: formLimits.name, required: true, className: 'span-3' },
    {
      name: 'email',
      kind: 'email',
      label: words('fields.email'),
      autoComplete: 'email',
      maxLength: formLimits.email,
      required: true,
      className: 'span-3',
    },
    {
      name: 'contract',
      label: t('contract'),
      hint: t('contractHint'),
      autoComplete: 'off',
      maxLength: formLimits.subject - 40,
      required: true,
    },
    {
      name: 'kind',
      label: t('kind'),
      options: cancellationKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
      className: 'span-3',
    },
    {
      name: 'until',
      label: t('until'),
      hint: t('untilHint'),
      optionalLabel: words('optional'),
      autoComplete: 'off',
      maxLength: 60,
      className: 'span-3',
    },
    { name: 'reason', kind: 'long', label: t('reason'), optionalLabel: words('optional'), maxLength: 1_500 },
  ]
  return (
    <div className="wide account-page">
      <h1>{t('title')}</h1>
      <p className="account-page__intro">{t('intro')}</p>
      <section className="account-part" aria-labelledby="cancel-account">
        <div className="account-part__head">
          <h2 id="cancel-account">{t('accountTitle')}</h2>
        </div>
        <div className="account-part__body">
          <p>{t('accountBody')}</p>
          <div>
            <ButtonLink variant="solid" href={`/${locale}/subscriptions`}>
              {t('accountLink')}
            </ButtonLink>
          </div>
        </div>
      </section>
      <section className="account-part" aria-labelledby="cancel-form">
        <div className="account-part__head">
          <h2 id="cancel-form">{t('formTitle')}</h2>
        </div>
        <div className="account-part__body">
          <ActionForm
            id="form-cancel-contract"
            look="account-form"
            action={cancellationAction.bind(null, locale)}
            fields={fields}
            words={{ ...formWords(words, t('submit'), t('sent')), trap: forms('trap') }}
            after={<p className="small muted">{t('note')}</p>}
          />
        </div>
      </section>
    </div>
  )
}

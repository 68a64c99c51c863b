import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/parts/form/action-form.client'
import { orderLinkAction } from './actions/auth-actions'
import { emailField, formWords } from './common-fields'
import { AuthPage } from './auth-page'

/** O7: `/{lang}/orders/{orderNumber}` where nothing opens it. It says the same of every number, so that none tells anything. */
export const OrderAccessPage = ({ orderNumber }: { readonly orderNumber: string }) => {
  const t = useTranslations('account')
  const locale = useLocale()
  const next = encodeURIComponent(`/${locale}/orders/${orderNumber}`)
  return (
    <AuthPage
      heading={t('order.title')}
      intro={t('order.intro')}
      isYoursThere={false}
      foot={
        <p>
          {t('order.haveAccount')} <Link href={`/${locale}/login?next=${next}`}>{t('login.submit')}</Link>
        </p>
      }
    >
      <ActionForm
        id="form-order-link"
        look="account-form"
        action={orderLinkAction.bind(null, locale)}
        fields={[
          {
            name: 'orderNumber',
            label: t('fields.orderNumber'),
            autoComplete: 'off',
            maxLength: 64,
            required: true,
            defaultValue: orderNumber,
          },
          { ...emailField(t), autoComplete: 'email' },
        ]}
        words={formWords(t, t('order.submit'), t('forgot.sentTitle'))}
      />
    </AuthPage>
  )
}

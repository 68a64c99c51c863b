import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/parts/form/action-form.client'
import { orderLinkAction } from './actions/auth-actions'
import { emailField, formWords } from './common-fields'
import { AuthPage } from './auth-page'

/** O7: `/{lang}/orders/{orderNumber}` where nothing opens it. It says the same of every number, so that none tells anything. */
export const OrderAccessPage = ({ orderNumber }: { readonly orderNumber: string }) => {
  const words = useTranslations('account')
  const locale = useLocale()
  const next = encodeURIComponent(`/${locale}/orders/${orderNumber}`)
  return (
    <AuthPage
      heading={words('order.title')}
      intro={words('order.intro')}
      isYoursThere={false}
      foot={
        <p>
          {words('order.haveAccount')} <Link href={`/${locale}/login?next=${next}`}>{words('login.submit')}</Link>
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
            label: words('fields.orderNumber'),
            autoComplete: 'off',
            maxLength: 64,
            required: true,
            defaultValue: orderNumber,
          },
          { ...emailField(words), autoComplete: 'email' },
        ]}
        words={formWords(words, words('order.submit'), words('forgot.sentTitle'))}
      />
    </AuthPage>
  )
}

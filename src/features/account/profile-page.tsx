import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ProfileResponse } from '@/modules/accounts/answers-schema'
import { AccountFrame, AccountSection } from './subscriptions-page'
import { profileAction, claimOrderAction } from './actions/account-actions'
import { orderAccountAction } from './actions/auth-actions'
import { addressFields, formWords, freshPassword, nameField } from './common-fields'
import { ActionForm } from '@/components/forms/action-form.client'
import { Button } from '@/components/ui/button/button'

export const ProfilePage = ({ profile }: { readonly profile: ProfileResponse }) => {
  const t = useTranslations('account')
  const locale = useLocale()
  const optionalLabel = t('optional')
  return (
    <AccountFrame path="/profile" heading={t('profile.title')} intro={t('profile.intro')}>
      <AccountSection id="person" heading={t('profile.person')}>
        <p className="muted">
          {t.rich('profile.emailNote', {
            email: profile.email,
            link: (chunks) => <Link href={`/${locale}/settings#email`}>{chunks}</Link>,
          })}
        </p>
        <ActionForm
          id="form-profile"
          look="account-form"
          owner={profile.email}
          action={profileAction.bind(null, locale)}
          variant="solid"
          fields={[
            nameField(t, profile.name),
            {
              name: 'company',
              label: t('fields.company'),
              optionalLabel,
              autoComplete: 'organization',
              maxLength: 120,
              className: 'span-3',
              defaultValue: profile.company ?? '',
            },
            {
              name: 'vatId',
              label: t('fields.vatId'),
              hint: t('fields.vatIdHint'),
              optionalLabel,
              autoComplete: 'off',
              maxLength: 40,
              className: 'span-3',
              defaultValue: profile.vatId ?? '',
            },
            {
              name: 'phone',
              kind: 'tel',
              label: t('fields.phone'),
              optionalLabel,
              autoComplete: 'tel',
              maxLength: 40,
              defaultValue: profile.phone ?? '',
            },
            ...addressFields(t, locale, (name) => ({
              name: `billingAddress.${name}`,
              defaultValue: profile.billingAddress?.[name] ?? '',
            })),
          ]}
          words={formWords(t, t('profile.submit'))}
        />
      </AccountSection>
    </AccountFrame>
  )
}

interface ClaimOrderProps {
  readonly orderNumber: string
  readonly isSignedIn: boolean
}

/** O7, K20: assigns a guest order, opened by its token, to the visitor's account, or creates an account from it with one password. */
export const ClaimOrder = ({ orderNumber, isSignedIn }: ClaimOrderProps) => {
  const t = useTranslations('account')
  const locale = useLocale()
  const next = encodeURIComponent(`/${locale}/orders/${orderNumber}`)
  return (
    <aside id="account" className="claim-order wide">
      <p>{t(isSignedIn ? 'claim.body' : 'claim.guestBody')}</p>
      {isSignedIn ? (
        <form action={claimOrderAction.bind(null, locale, orderNumber)}>
          <Button type="submit">{t('claim.submit')}</Button>
        </form>
      ) : (
        <div className="claim-order__ways">
          <ActionForm
            id="form-order-account"
            look="account-form"
            action={orderAccountAction.bind(null, locale)}
            fields={[freshPassword(t, t('claim.password'))]}
            words={{ ...formWords(t, t('claim.register'), t('register.sentTitle')), cookiesBlocked: t('cookiesBlocked') }}
            hidden={{ orderNumber }}
          />
          <p>
            {t('register.haveAccount')} <Link href={`/${locale}/login?next=${next}`}>{t('claim.logIn')}</Link>
          </p>
        </div>
      )}
    </aside>
  )
}

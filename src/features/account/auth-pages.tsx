import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/ui/button/button-link'
import { ActionForm } from '@/parts/form/action-form.client'
import { forgotAction, loginAction, registerAction, resetAction, verifyAction } from './actions/auth-actions'
import { emailField, formWords, freshPassword, knownPassword, nameField } from './common-fields'
import { AuthPage } from './auth-page'
import { PasskeyLogin } from './passkeys/passkey-login.client'

/** U41: the way back to an order is kept, and with it what the order knows of its buyer. */
const registerHref = (locale: string, next: string | null): string => {
  const [, order] = /^\/[a-z]{2}\/orders\/(ORD-[0-9A-Z-]+)$/.exec(next ?? '') ?? []
  return order === undefined ? `/${locale}/register` : `/${locale}/register?order=${order}`
}

/** `/{lang}/login`. */
export const LoginPage = ({ next }: { readonly next: string | null }) => {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <AuthPage
      heading={t('login.title')}
      intro={t('login.intro')}
      isYoursThere
      foot={
        <>
          <p>
            <Link href={`/${locale}/forgot-password`}>{t('login.forgot')}</Link>
          </p>
          <p>
            {t('login.noAccount')} <Link href={registerHref(locale, next)}>{t('login.register')}</Link>
          </p>
        </>
      }
    >
      <ActionForm
        id="form-login"
        look="account-form"
        action={loginAction.bind(null, locale)}
        fields={[emailField(t), knownPassword(t('fields.password'))]}
        words={{ ...formWords(t, t('login.submit')), cookiesBlocked: t('cookiesBlocked') }}
        hidden={next === null ? {} : { next }}
        after={
          <PasskeyLogin
            wayOn={next ?? `/${locale}/dashboard`}
            words={{
              submit: t('passkeys.logIn'),
              working: t('working'),
              failed: t('passkeys.failed'),
              cookiesBlocked: t('cookiesBlocked'),
            }}
          />
        }
      />
    </AuthPage>
  )
}

interface RegisterPageProps {
  /** U41: the guest's order that leads here, and whose it is. */
  readonly order?: { readonly orderNumber: string; readonly name: string; readonly email: string } | null
}

/** `/{lang}/register`. */
export const RegisterPage = ({ order = null }: RegisterPageProps) => {
  const t = useTranslations('account')
  const locale = useLocale()
  const page = (path: string) => (chunks: ReactNode) => <Link href={`/${locale}${path}`}>{chunks}</Link>
  const login =
    order === null ? `/${locale}/login` : `/${locale}/login?next=${encodeURIComponent(`/${locale}/orders/${order.orderNumber}`)}`
  return (
    <AuthPage
      heading={t('register.title')}
      intro={t('register.intro')}
      isYoursThere={false}
      foot={
        <p>
          {t('register.haveAccount')} <Link href={login}>{t('register.logIn')}</Link>
        </p>
      }
    >
      <ActionForm
        id="form-register"
        look="account-form"
        action={registerAction.bind(null, locale)}
        fields={[nameField(t, order?.name), { ...emailField(t), defaultValue: order?.email }, freshPassword(t, t('fields.password'))]}
        words={formWords(t, t('register.submit'), t('register.sentTitle'))}
        after={
          <p className="small muted account-form__after">
            {t.rich('register.after', { terms: page('/legal/terms-of-service'), privacy: page('/legal/privacy-policy') })}
          </p>
        }
      />
    </AuthPage>
  )
}

/** `/{lang}/forgot-password`. */
export const ForgotPasswordPage = () => {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <AuthPage
      heading={t('forgot.title')}
      intro={t('forgot.intro')}
      isYoursThere={false}
      foot={
        <p>
          <Link href={`/${locale}/login`}>{t('forgot.back')}</Link>
        </p>
      }
    >
      <ActionForm
        id="form-forgot"
        look="account-form"
        action={forgotAction.bind(null, locale)}
        fields={[emailField(t)]}
        words={formWords(t, t('forgot.submit'), t('forgot.sentTitle'))}
      />
    </AuthPage>
  )
}

/** `/{lang}/reset-password?token=`. Without a token that opens, only the way to a new one. */
export const ResetPasswordPage = ({ token }: { readonly token: string | null }) => {
  const t = useTranslations('account')
  const locale = useLocale()
  if (token === null) {
    return (
      <AuthPage heading={t('reset.spentTitle')} intro={t('reset.spentBody')} isYoursThere={false}>
        <ButtonLink variant="go" href={`/${locale}/forgot-password`}>
          {t('reset.askAgain')}
        </ButtonLink>
      </AuthPage>
    )
  }
  return (
    <AuthPage heading={t('reset.title')} intro={t('reset.intro')} isYoursThere>
      <ActionForm
        id="form-reset"
        look="account-form"
        action={resetAction.bind(null, locale)}
        fields={[freshPassword(t, t('fields.newPassword'))]}
        words={formWords(t, t('reset.submit'))}
        hidden={{ token }}
      />
    </AuthPage>
  )
}

interface VerifyEmailPageProps {
  /** `null` for a link that is spent or made up. */
  readonly link: { readonly token: string; readonly email: string } | null
}

/** `/{lang}/verify-email?token=`. */
export const VerifyEmailPage = ({ link }: VerifyEmailPageProps) => {
  const t = useTranslations('account')
  const locale = useLocale()
  if (link === null) {
    return (
      <AuthPage heading={t('verify.spentTitle')} intro={t('verify.spentBody')} isYoursThere={false}>
        <ButtonLink variant="go" href={`/${locale}/login`}>
          {t('login.submit')}
        </ButtonLink>
      </AuthPage>
    )
  }
  return (
    <AuthPage heading={t('verify.title')} intro={t('verify.intro', { email: link.email })} isYoursThere={false}>
      <ActionForm
        id="form-verify"
        look="account-form"
        action={verifyAction.bind(null, locale)}
        fields={[knownPassword(t('fields.chosenPassword'))]}
        words={formWords(t, t('verify.submit'))}
        hidden={{ token: link.token }}
      />
    </AuthPage>
  )
}

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/ui/button/button-link'
import { ActionForm } from '@/parts/form/action-form.client'
import { forgotAction, loginAction, registerAction, resetAction, verifyAction } from './actions/auth-actions'
import { emailField, formWords, freshPassword, knownPassword, nameField } from './common-fields'
import { AuthPage } from './auth-page'
import { PasskeyLogin } from './passkeys/passkey-login.client'

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
            {t('login.noAccount')} <Link href={`/${locale}/register`}>{t('login.register')}</Link>
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

/** `/{lang}/register`. */
export const RegisterPage = () => {
  const t = useTranslations('account')
  const locale = useLocale()
  const page = (path: string) => (chunks: ReactNode) => <Link href={`/${locale}${path}`}>{chunks}</Link>
  return (
    <AuthPage
      heading={t('register.title')}
      intro={t('register.intro')}
      isYoursThere={false}
      foot={
        <p>
          {t('register.haveAccount')} <Link href={`/${locale}/login`}>{t('register.logIn')}</Link>
        </p>
      }
    >
      <ActionForm
        id="form-register"
        look="account-form"
        action={registerAction.bind(null, locale)}
        fields={[nameField(t), emailField(t), freshPassword(t, t('fields.password'))]}
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

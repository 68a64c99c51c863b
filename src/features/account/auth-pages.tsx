import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/ui/button/button-link'
import { ActionForm } from '@/parts/form/action-form.client'
import { forgotAction, loginAction, registerAction, resetAction, verifyAction } from './actions/auth-actions'
import { emailField, formWords, freshPassword, knownPassword, nameField } from './common-fields'
import { AuthPage } from './auth-page'

/** `/{lang}/login`. */
export const LoginPage = ({ next }: { readonly next: string | null }) => {
  const words = useTranslations('account')
  const locale = useLocale()
  return (
    <AuthPage
      heading={words('login.title')}
      intro={words('login.intro')}
      isYoursThere
      foot={
        <>
          <p>
            <Link href={`/${locale}/forgot-password`}>{words('login.forgot')}</Link>
          </p>
          <p>
            {words('login.noAccount')} <Link href={`/${locale}/register`}>{words('login.register')}</Link>
          </p>
        </>
      }
    >
      <ActionForm
        id="form-login"
        look="account-form"
        action={loginAction.bind(null, locale)}
        fields={[emailField(words), knownPassword(words('fields.password'))]}
        words={formWords(words, words('login.submit'))}
        hidden={next === null ? {} : { next }}
      />
    </AuthPage>
  )
}

/** `/{lang}/register`. */
export const RegisterPage = () => {
  const words = useTranslations('account')
  const locale = useLocale()
  const page = (path: string) => (chunks: ReactNode) => <Link href={`/${locale}${path}`}>{chunks}</Link>
  return (
    <AuthPage
      heading={words('register.title')}
      intro={words('register.intro')}
      isYoursThere={false}
      foot={
        <p>
          {words('register.haveAccount')} <Link href={`/${locale}/login`}>{words('register.logIn')}</Link>
        </p>
      }
    >
      <ActionForm
        id="form-register"
        look="account-form"
        action={registerAction.bind(null, locale)}
        fields={[nameField(words), emailField(words), freshPassword(words, words('fields.password'))]}
        words={formWords(words, words('register.submit'), words('register.sentTitle'))}
        after={
          <p className="small muted account-form__after">
            {words.rich('register.after', { terms: page('/legal/terms-of-service'), privacy: page('/legal/privacy-policy') })}
          </p>
        }
      />
    </AuthPage>
  )
}

/** `/{lang}/forgot-password`. */
export const ForgotPasswordPage = () => {
  const words = useTranslations('account')
  const locale = useLocale()
  return (
    <AuthPage
      heading={words('forgot.title')}
      intro={words('forgot.intro')}
      isYoursThere={false}
      foot={
        <p>
          <Link href={`/${locale}/login`}>{words('forgot.back')}</Link>
        </p>
      }
    >
      <ActionForm
        id="form-forgot"
        look="account-form"
        action={forgotAction.bind(null, locale)}
        fields={[emailField(words)]}
        words={formWords(words, words('forgot.submit'), words('forgot.sentTitle'))}
      />
    </AuthPage>
  )
}

/** `/{lang}/reset-password?token=`. Without a token that opens, only the way to a new one. */
export const ResetPasswordPage = ({ token }: { readonly token: string | null }) => {
  const words = useTranslations('account')
  const locale = useLocale()
  if (token === null) {
    return (
      <AuthPage heading={words('reset.spentTitle')} intro={words('reset.spentBody')} isYoursThere={false}>
        <ButtonLink variant="go" href={`/${locale}/forgot-password`}>
          {words('reset.askAgain')}
        </ButtonLink>
      </AuthPage>
    )
  }
  return (
    <AuthPage heading={words('reset.title')} intro={words('reset.intro')} isYoursThere>
      <ActionForm
        id="form-reset"
        look="account-form"
        action={resetAction.bind(null, locale)}
        fields={[freshPassword(words, words('fields.newPassword'))]}
        words={formWords(words, words('reset.submit'))}
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
  const words = useTranslations('account')
  const locale = useLocale()
  if (link === null) {
    return (
      <AuthPage heading={words('verify.spentTitle')} intro={words('verify.spentBody')} isYoursThere={false}>
        <ButtonLink variant="go" href={`/${locale}/login`}>
          {words('login.submit')}
        </ButtonLink>
      </AuthPage>
    )
  }
  return (
    <AuthPage heading={words('verify.title')} intro={words('verify.intro', { email: link.email })} isYoursThere={false}>
      <ActionForm
        id="form-verify"
        look="account-form"
        action={verifyAction.bind(null, locale)}
        fields={[knownPassword(words('fields.chosenPassword'))]}
        words={formWords(words, words('verify.submit'))}
        hidden={{ token: link.token }}
      />
    </AuthPage>
  )
}

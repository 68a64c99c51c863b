import type { ReactNode } from 'react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button/button'
import { ActionForm } from '@/components/forms/action-form.client'
import {
  confirmEmailAction,
  forgotAction,
  loginAction,
  registerAction,
  resetAction,
  verifyAction,
  orderLinkAction,
} from './actions/auth-actions'
import { emailField, formWords, freshPassword, knownPassword, nameField } from './common-fields'
import { PasskeyLogin } from './passkeys/passkeys.client'

const keys = [
  { bits: [0, 10], drop: 0 },
  { bits: [4, 14, 22], drop: 14 },
  null,
  { bits: [0, 8, 20], drop: 6 },
  { bits: [10, 18], drop: 20 },
] as const

const spacing = 92

const Key = ({ bits, drop }: { readonly bits: readonly number[]; readonly drop: number }) => (
  <g transform={`translate(0 ${drop})`}>
    <circle cx="0" cy="52" r="24" fill="none" stroke="var(--on-wall)" strokeWidth="9" />
    <rect x="-5" y="76" width="10" height="96" fill="var(--on-wall)" />
    {bits.map((offset) => (
      <rect key={offset} x="5" y={136 + offset} width="17" height="7" fill="var(--on-wall)" />
    ))}
  </g>
)

const AwaitedKey = () => (
  <g fill="none" stroke="var(--on-wall-2)" strokeWidth="3" strokeDasharray="7 6">
    <circle cx="0" cy="52" r="24" />
    <path d="M-5 78v94h10v-94" />
  </g>
)

const hookOf = (drop: number): string => `M0 12v${16 + drop}a7 7 0 0 0 14 0`

/** Decorative, so hidden from screen readers. */
const KeyBoard = ({ isYoursThere }: { readonly isYoursThere: boolean }) => (
  <svg className="key-board" viewBox="0 0 480 250" aria-hidden="true" focusable="false">
    <rect x="0" y="6" width="480" height="22" rx="3" fill="var(--wall-deep)" />
    {keys.map((key, index) => (
      <g key={index} transform={`translate(${56 + index * spacing} 0)`}>
        {key ? <Key {...key} /> : null}
        {!key && isYoursThere ? <Key bits={[0, 12, 20]} drop={0} /> : null}
        {!key && !isYoursThere ? <AwaitedKey /> : null}
        <path d={hookOf(key?.drop ?? 0)} fill="none" stroke="var(--action)" strokeWidth="5" strokeLinecap="round" />
      </g>
    ))}
  </svg>
)

interface AuthPageProps {
  readonly heading: ReactNode
  readonly intro: ReactNode
  readonly isYoursThere: boolean
  readonly children: ReactNode
  readonly foot?: ReactNode
}

export const AuthPage = ({ heading, intro, isYoursThere, children, foot }: AuthPageProps) => (
  <div className="auth">
    <div className="auth__form">
      <h1>{heading}</h1>
      <p className="auth__intro">{intro}</p>
      {children}
      {foot ? <div className="auth__foot">{foot}</div> : null}
    </div>
    <div className="auth__wall wall">
      <KeyBoard isYoursThere={isYoursThere} />
    </div>
  </div>
)

/** U41: keeps the link to the order, whose customer data fills the form. */
const registerHref = (locale: string, next: string | null): string => {
  const [, order] = /^\/[a-z]{2}\/orders\/(ORD-[0-9A-Z-]+)$/.exec(next ?? '') ?? []
  return order === undefined ? `/${locale}/register` : `/${locale}/register?order=${order}`
}

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
        words={{
          ...formWords(t, t('login.submit')),
          cookiesBlocked: t('cookiesBlocked'),
          noticeLink: { text: t('login.resetLink'), href: `/${locale}/forgot-password` },
        }}
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
  /** U41: the guest order that led here. */
  readonly order?: { readonly orderNumber: string; readonly name: string; readonly email: string } | null
}

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

/** Without a valid token it only offers to request a new link. */
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

interface LinkPageProps {
  /** `null` if the token is invalid or used. */
  readonly link: { readonly token: string; readonly email: string } | null
}

interface VerifyPageProps {
  /** `isRegistrant`: opened in the browser that registered (K21). */
  readonly link: (NonNullable<LinkPageProps['link']> & { readonly isRegistrant: boolean }) | null
}

export const VerifyEmailPage = ({ link }: VerifyPageProps) => {
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
    <AuthPage
      heading={t('verify.title')}
      intro={t(link.isRegistrant ? 'verify.introRegistrant' : 'verify.intro', { email: link.email })}
      isYoursThere={false}
    >
      <ActionForm
        id="form-verify"
        look="account-form"
        action={verifyAction.bind(null, locale)}
        fields={link.isRegistrant ? [] : [knownPassword(t('fields.chosenPassword'))]}
        words={formWords(t, t('verify.submit'))}
        hidden={{ token: link.token }}
      />
    </AuthPage>
  )
}

/** K12, `/{lang}/confirm-email?token=`. */
export const ConfirmEmailPage = ({ link }: LinkPageProps) => {
  const t = useTranslations('account')
  const locale = useLocale()
  if (link === null) {
    return (
      <AuthPage heading={t('verify.spentTitle')} intro={t('emailChange.spentBody')} isYoursThere={false}>
        <ButtonLink variant="go" href={`/${locale}/settings#email`}>
          {t('reset.askAgain')}
        </ButtonLink>
      </AuthPage>
    )
  }
  return (
    <AuthPage heading={t('emailChange.confirmTitle')} intro={t('emailChange.confirmIntro', { email: link.email })} isYoursThere>
      <ActionForm
        id="form-confirm-email"
        look="account-form"
        action={confirmEmailAction.bind(null, locale)}
        fields={[knownPassword(t('fields.password'))]}
        words={formWords(t, t('verify.submit'))}
        hidden={{ token: link.token }}
      />
    </AuthPage>
  )
}

/** O7: shown without access to the order. Identical for every order number, so it does not reveal which exist. */
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
        words={{ ...formWords(t, t('order.submit'), t('forgot.sentTitle')), cookiesBlocked: t('order.cookiesBlocked') }}
      />
    </AuthPage>
  )
}

'use client'

import {
  Banner,
  Button,
  EmailField,
  Form,
  FormSubmit,
  HiddenField,
  Link,
  PasswordField,
  TextField,
  useAuth,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { isEmailAddress } from '@/core/accounts/email-address'
import { useState, useSyncExternalStore } from 'react'
import { keepsCookies } from '@/lib/config/browser-storage'
import { translate } from '@/payload/translate'
import { ShownCodes, ShownKey, type Setup } from './shown-key'

interface StaffLoginProps {
  readonly wayOn: string
  readonly login: string
  readonly forgot: string
}

type SecondStep = { readonly kind: 'code' } | { readonly kind: 'setup'; readonly setup: Setup }

/** The server validates. */
const anything = () => true as const

const isSecondStep = (answer: unknown): answer is { readonly secondStep: SecondStep } =>
  typeof answer === 'object' && answer !== null && 'secondStep' in answer

const CodeStep = ({ step }: { readonly step: SecondStep }) => {
  const { i18n } = useTranslation()
  return (
    <>
      <p role="status">{translate({ i18n }, step.kind === 'code' ? 'twoStep.needed' : 'twoStep.toSetUp')}</p>
      {step.kind === 'setup' ? (
        <>
          <ShownKey i18n={i18n} secret={step.setup.secret} qr={step.setup.qr} />
          <ShownCodes i18n={i18n} codes={step.setup.codes} />
          <HiddenField path="setup" value={step.setup.ticket} />
        </>
      ) : null}
      <TextField
        field={{
          name: 'code',
          label: translate({ i18n }, 'twoStep.code'),
          required: true,
          admin: { autoComplete: 'one-time-code' },
        }}
        path="code"
        validate={anything}
      />
    </>
  )
}

const neverChanges = () => () => undefined

/** R18: sessions need a cookie, so nothing is submitted if the browser blocks cookies. */
const useBlockedCookies = () =>
  useSyncExternalStore(
    neverChanges,
    () => !keepsCookies(),
    () => false,
  )

/** Asks for email and password first, then for the second factor, and sends all three. */
export const StaffLogin = ({ wayOn, login, forgot }: StaffLoginProps) => {
  const { t, i18n } = useTranslation()
  const { setUser } = useAuth()
  const router = useRouter()
  const [step, setStep] = useState<SecondStep | null>(null)
  const isBlocked = useBlockedCookies()

  const take = (answer: unknown) => {
    if (isSecondStep(answer)) return setStep(answer.secondStep)
    setUser(answer as Parameters<typeof setUser>[0])
    router.push(wayOn)
  }
  return (
    <Form
      action={login}
      className="login__form"
      disabled={isBlocked}
      disableSuccessStatus
      method="POST"
      onSuccess={take}
      waitForAutocomplete
    >
      {isBlocked ? (
        <div role="alert">
          <Banner type="error">{translate({ i18n }, 'twoStep.cookiesBlocked')}</Banner>
        </div>
      ) : null}
      <div className="login__form__inputWrap" hidden={step !== null}>
        <EmailField
          field={{ name: 'email', label: t('general:email'), required: true, admin: { autoComplete: 'email' } }}
          path="email"
          validate={(value, { req: { t: say } }) => isEmailAddress(value ?? '') || say('validation:emailAddress')}
        />
        <PasswordField field={{ name: 'password', label: t('general:password'), required: true }} path="password" />
      </div>
      {step ? (
        <CodeStep step={step} />
      ) : (
        <Link href={forgot} prefetch={false}>
          {t('authentication:forgotPasswordQuestion')}
        </Link>
      )}
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
      {step ? (
        <Button buttonStyle="none" type="button" onClick={() => setStep(null)}>
          {translate({ i18n }, 'twoStep.again')}
        </Button>
      ) : null}
    </Form>
  )
}

import { useTranslations, useLocale } from 'next-intl'
import Link from 'next/link'
import { ActionForm } from '@/components/forms/action-form.client'
import { QrCode } from '@/components/ui/qr-code/qr-code'
import { AccountFrame, AccountSection } from '@/features/account/subscriptions-page'
import { turnOnAction, renewCodesAction } from '@/features/account/actions/security-actions'
import { formWords, knownPassword, timeCode, recoveryCode } from '@/features/account/common-fields'
import { loginCodeAction } from '@/features/account/actions/auth-actions'
import { AuthPage } from '@/features/account/auth-pages'

/** The file is a data URL: works without JavaScript or another request. */
const RecoveryCodeList = ({ codes }: { readonly codes: readonly string[] }) => {
  const t = useTranslations('account.twoStepSetup')
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${t('codesLabel')}\n\n${codes.join('\n')}\n`)}`
  return (
    <>
      <ol className="recovery-codes" aria-label={t('codesLabel')} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p>
        <a className="recovery-codes__save" href={file} download="recovery-codes.txt">
          {t('save')}
        </a>
      </p>
    </>
  )
}

interface TwoStepSetupPageProps {
  readonly setup: {
    readonly secret: string
    readonly uri: string
    readonly codes: readonly string[]
    readonly qr: { readonly size: number; readonly path: string }
  }
}

const inFours = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')

export const TwoStepSetupPage = ({ setup: { secret, uri, codes, qr } }: TwoStepSetupPageProps) => {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <AccountFrame path="/settings" heading={t('twoStepSetup.title')} intro={t('twoStepSetup.intro')}>
      <AccountSection id="scan" heading={`1. ${t('twoStepSetup.scan')}`}>
        <p>{t('twoStepSetup.scanBody')}</p>
        <QrCode drawing={qr} label={t('twoStepSetup.qrLabel')} />
        <p className="two-step__app">
          <a href={uri}>{t('twoStepSetup.openApp')}</a>
        </p>
        <p>
          {t('twoStepSetup.byHand')}
          <code className="two-step__key" translate="no">
            {inFours(secret)}
          </code>
        </p>
      </AccountSection>
      <AccountSection id="keep" heading={`2. ${t('twoStepSetup.keep')}`}>
        <p>{t('twoStepSetup.keepBody')}</p>
        <RecoveryCodeList codes={codes} />
      </AccountSection>
      <AccountSection id="confirm" heading={`3. ${t('twoStepSetup.confirm')}`}>
        <p>{t('twoStepSetup.confirmBody')}</p>
        <ActionForm
          id="form-two-step"
          look="account-form"
          action={turnOnAction.bind(null, locale)}
          fields={[
            { ...timeCode(t), className: 'span-4' },
            { ...knownPassword(t('fields.password')), className: 'span-4' },
          ]}
          words={formWords(t, t('twoStepSetup.submit'))}
          beside={<Link href={`/${locale}/settings`}>{t('twoStepSetup.back')}</Link>}
        />
      </AccountSection>
    </AccountFrame>
  )
}

export const NewCodesPage = ({ codes }: { readonly codes: readonly string[] }) => {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <AccountFrame path="/settings" heading={t('newCodes.title')} intro={t('newCodes.intro')}>
      <AccountSection id="keep" heading={t('twoStepSetup.keep')}>
        <p>{t('twoStepSetup.keepBody')}</p>
        <RecoveryCodeList codes={codes} />
      </AccountSection>
      <AccountSection id="confirm" heading={t('twoStepSetup.confirm')}>
        <p>{t('newCodes.confirmBody')}</p>
        <ActionForm
          id="form-recovery-codes"
          look="account-form"
          action={renewCodesAction.bind(null, locale)}
          fields={[{ ...knownPassword(t('fields.password')), className: 'span-4' }]}
          words={formWords(t, t('newCodes.submit'))}
          beside={<Link href={`/${locale}/settings`}>{t('twoStepSetup.back')}</Link>}
        />
      </AccountSection>
    </AccountFrame>
  )
}

interface CodeStepPageProps {
  readonly next: string | null
  /** Use a recovery code instead. */
  readonly isRecovery: boolean
}

export const CodeStepPage = ({ next, isRecovery }: CodeStepPageProps) => {
  const t = useTranslations('account')
  const locale = useLocale()
  const here = (query: Readonly<Record<string, string>>): string => {
    const asked = new URLSearchParams({ ...query, ...(next === null ? {} : { next }) }).toString()
    return `/${locale}/login/code${asked === '' ? '' : `?${asked}`}`
  }
  const other = isRecovery ? (
    <>
      <p>
        <Link href={here({})}>{t('codeStep.useApp')}</Link>
      </p>
      <p>
        {t('codeStep.neither')} <Link href={`/${locale}/contact`}>{t('codeStep.writeToUs')}</Link>
      </p>
    </>
  ) : (
    <p>
      {t('codeStep.noPhone')} <Link href={here({ with: 'recovery' })}>{t('codeStep.useRecovery')}</Link>
    </p>
  )
  return (
    <AuthPage
      heading={t('codeStep.title')}
      intro={t(isRecovery ? 'codeStep.introRecovery' : 'codeStep.intro')}
      isYoursThere
      foot={
        <>
          {other}
          <p>
            <Link href={`/${locale}/login`}>{t('codeStep.again')}</Link>
          </p>
        </>
      }
    >
      <ActionForm
        key={isRecovery ? 'recovery' : 'app'}
        id="form-login-code"
        look="account-form"
        action={loginCodeAction.bind(null, locale)}
        fields={[isRecovery ? recoveryCode(t) : timeCode(t)]}
        words={formWords(t, t('codeStep.submit'))}
        hidden={next === null ? {} : { next }}
      />
    </AuthPage>
  )
}

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/components/forms/action-form.client'
import { loginCodeAction } from '@/features/account/actions/auth-actions'
import { AuthPage } from '@/features/account/auth-pages'
import { formWords, recoveryCode, timeCode } from '@/features/account/common-fields'

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

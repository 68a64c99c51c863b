import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/parts/form/action-form.client'
import { AccountFrame, AccountPart } from '@/features/account/account-frame'
import { renewCodesAction } from '@/features/account/actions/two-step-actions'
import { formWords, knownPassword } from '@/features/account/common-fields'
import { RecoveryCodeList } from './recovery-code-list'

/** `/{lang}/settings/recovery-codes`. */
export const NewCodesPage = ({ codes }: { readonly codes: readonly string[] }) => {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <AccountFrame path="/settings" heading={t('newCodes.title')} intro={t('newCodes.intro')}>
      <AccountPart id="keep" heading={t('twoStepSetup.keep')}>
        <p>{t('twoStepSetup.keepBody')}</p>
        <RecoveryCodeList codes={codes} />
      </AccountPart>
      <AccountPart id="confirm" heading={t('twoStepSetup.confirm')}>
        <p>{t('newCodes.confirmBody')}</p>
        <ActionForm
          id="form-recovery-codes"
          look="account-form"
          action={renewCodesAction.bind(null, locale)}
          fields={[{ ...knownPassword(t('fields.password')), className: 'span-4' }]}
          words={formWords(t, t('newCodes.submit'))}
          beside={<Link href={`/${locale}/settings`}>{t('twoStepSetup.back')}</Link>}
        />
      </AccountPart>
    </AccountFrame>
  )
}

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { ActionForm } from '@/parts/form/action-form.client'
import { QrCode } from '@/ui/qr-code/qr-code'
import { AccountFrame, AccountPart } from '@/features/account/account-frame'
import { turnOnAction } from '@/features/account/actions/two-step-actions'
import { formWords, knownPassword, timeCode } from '@/features/account/common-fields'
import { RecoveryCodeList } from './recovery-code-list'

interface TwoStepSetupPageProps {
  readonly setup: {
    readonly secret: string
    readonly uri: string
    readonly codes: readonly string[]
    readonly qr: { readonly size: number; readonly path: string }
  }
}

const inFours = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')

/** `/{lang}/settings/two-step`. */
export const TwoStepSetupPage = ({ setup: { secret, uri, codes, qr } }: TwoStepSetupPageProps) => {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <AccountFrame path="/settings" heading={t('twoStepSetup.title')} intro={t('twoStepSetup.intro')}>
      <AccountPart id="scan" heading={`1. ${t('twoStepSetup.scan')}`}>
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
      </AccountPart>
      <AccountPart id="keep" heading={`2. ${t('twoStepSetup.keep')}`}>
        <p>{t('twoStepSetup.keepBody')}</p>
        <RecoveryCodeList codes={codes} />
      </AccountPart>
      <AccountPart id="confirm" heading={`3. ${t('twoStepSetup.confirm')}`}>
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
      </AccountPart>
    </AccountFrame>
  )
}

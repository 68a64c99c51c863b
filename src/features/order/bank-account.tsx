import { useTranslations } from 'next-intl'
import { formatIban } from '@/core/payments/iban'

export interface BankAccountView {
  readonly holder: string
  readonly iban: string
  readonly bic: string | null
  readonly bankName: string | null
  readonly note: string | null
}

/** Where a bank transfer goes, as the site settings have it. */
export const BankAccount = ({ account }: { readonly account: BankAccountView }) => {
  const t = useTranslations('order')
  const rows = [
    [t('bank.holder'), account.holder],
    [t('bank.iban'), formatIban(account.iban)],
    [t('bank.bic'), account.bic],
    [t('bank.bankName'), account.bankName],
  ] as const
  return (
    <div className="order-bank">
      <dl aria-label={t('bank.title')}>
        {rows.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {account.note ? <p>{account.note}</p> : null}
    </div>
  )
}

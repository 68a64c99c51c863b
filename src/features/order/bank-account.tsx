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
  const words = useTranslations('order')
  const rows = [
    [words('bank.holder'), account.holder],
    [words('bank.iban'), formatIban(account.iban)],
    [words('bank.bic'), account.bic],
    [words('bank.bankName'), account.bankName],
  ] as const
  return (
    <div className="order-bank">
      <dl aria-label={words('bank.title')}>
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

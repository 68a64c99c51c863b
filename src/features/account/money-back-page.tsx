import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { Minor } from '@/core/money/types'
import { amountFormatter } from '@/core/receipt/model'
import type { MoneyBackLine } from '@/core/subscriptions/money-back'
import type { MoneyBackPreview, MoneyBackError } from '@/modules/refunds/money-back-preview'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'
import { Button } from '@/components/ui/button/button'
import { AccountFrame, AccountSection, useSubscriptionWords } from './subscriptions-page'
import { confirmMoneyBackAction } from './actions/subscription-actions'

interface MoneyBackPageProps {
  readonly subscription: SubscriptionRecord
  /** `null` if no refund is possible; `refused` says why. */
  readonly preview: MoneyBackPreview | null
  /** Why the last submission was rejected, or no refund is possible. */
  readonly refused: MoneyBackError | null
  readonly priceLocale: string | undefined
}

interface Row {
  readonly label: string
  readonly amount: string
}

/** Amounts of a line in order of calculation. */
const rowsOf = (
  { price, discounts, tax, paid, before, back }: MoneyBackLine,
  t: ReturnType<typeof useTranslations<'account.moneyBack'>>,
  money: (amount: Minor) => string,
): readonly Row[] => [
  { label: t('price'), amount: money(price) },
  ...discounts.map(({ name, amount }) => ({ label: name, amount: money(-amount as Minor) })),
  { label: t('tax'), amount: money(tax) },
  { label: t('paid'), amount: money(paid) },
  ...(before > 0 ? [{ label: t('before'), amount: money(-before as Minor) }] : []),
  { label: t('lineBack'), amount: money(back) },
]

const Lines = ({ preview, priceLocale }: { readonly preview: MoneyBackPreview } & Pick<MoneyBackPageProps, 'priceLocale'>) => {
  const t = useTranslations('account.moneyBack')
  const money = amountFormatter(preview.subscription.currency, priceLocale)
  return preview.plan.lines.map((line) => (
    <section key={`${line.invoice} ${line.key}`}>
      <h3>{t('invoice', { name: line.name, number: line.invoice })}</h3>
      <ul className="account-rows">
        {rowsOf(line, t, money).map(({ label, amount }) => (
          <li key={label}>
            <b>{label}</b>
            <span className="account-rows__end number">{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  ))
}

const Confirm = ({ preview, priceLocale }: { readonly preview: MoneyBackPreview } & Pick<MoneyBackPageProps, 'priceLocale'>) => {
  const t = useTranslations('account.moneyBack')
  const { locale, nameOf } = useSubscriptionWords(priceLocale)
  const { subscription, plan, figures, byHand } = preview
  const money = amountFormatter(subscription.currency, priceLocale)
  const amount = money(plan.total)
  return (
    <>
      <ul className="account-rows">
        {plan.kept.map(({ discountId, name, amount: kept }) => (
          <li key={discountId}>
            <span>
              <b>{t('kept', { name })}</b>
              <small>{t('keptBody')}</small>
            </span>
            <span className="account-rows__end number">{money(-kept as Minor)}</span>
          </li>
        ))}
        <li>
          <b>{t('total')}</b>
          <b className="account-rows__end number">{amount}</b>
        </li>
      </ul>
      <p>{byHand ? t('hand') : t('card')}</p>
      <p>{t('ends', { name: nameOf(subscription) })}</p>
      <form action={confirmMoneyBackAction.bind(null, locale, subscription.id)}>
        <input type="hidden" name="figures" value={figures} />
        <Button type="submit" variant="go">
          {t('confirm', { amount })}
        </Button>
      </form>
    </>
  )
}

export const MoneyBackPage = ({ subscription, preview, refused, priceLocale }: MoneyBackPageProps) => {
  const t = useTranslations('account.moneyBack')
  const { locale, titleOf } = useSubscriptionWords(priceLocale)
  return (
    <AccountFrame path="/subscriptions" heading={t('title', { name: titleOf(subscription) })}>
      <p>
        <Link href={`/${locale}/subscriptions/${subscription.id}`}>{t('back')}</Link>
      </p>
      {refused === null ? null : <p role="alert">{t('refusals', { reason: refused.replaceAll('-', '') })}</p>}
      {preview ? (
        <AccountSection id="preview" heading={t('preview')}>
          <Lines preview={preview} priceLocale={priceLocale} />
          <Confirm preview={preview} priceLocale={priceLocale} />
        </AccountSection>
      ) : null}
    </AccountFrame>
  )
}

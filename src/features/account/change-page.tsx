import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { Minor } from '@/core/money/types'
import { amountFormatter } from '@/core/receipt/model'
import type { BillingPeriod } from '@/core/catalog/types'
import { maximumQuantity } from '@/core/orders/normalise-item'
import { type ChangeChoice, toRequestedChange, type RequestedChange, figuresOf, type ChangePreview } from '@/core/subscriptions/plan-change'
import type { ChangeOffer, PlanChangeError } from '@/modules/renewals/subscriptions/order-plan-change'
import type { SubscriptionRecord } from '@/modules/subscriptions/subscriptions.repository'
import { Badge } from '@/components/ui/badge/badge'
import { Button } from '@/components/ui/button/button'
import { Choice, Choices } from '@/components/ui/choice/choice'
import { SelectField, TextField } from '@/components/ui/field/field'
import { Segmented } from '@/components/ui/segmented/segmented'
import { AccountFrame, AccountSection, useSubscriptionWords } from './subscriptions-page'
import { confirmChangeAction } from './actions/subscription-actions'

interface ChangePageProps {
  readonly offer: ChangeOffer & { readonly subscription: SubscriptionRecord }
  readonly wish: RequestedChange | null
  /** Why the last submission was rejected. */
  readonly refused: PlanChangeError | null
  readonly priceLocale: string | undefined
}

const mostSpecs = 4

interface PlanPriceProps extends Pick<ChangePageProps, 'priceLocale'> {
  readonly prices: ChangeChoice['prices']
  readonly periods: readonly BillingPeriod[]
  readonly currency: string
}

/** U42: the plan's price in each period; CSS shows the selected one. */
const PlanPrice = ({ prices, periods, currency, priceLocale }: PlanPriceProps) => {
  const t = useTranslations('account.change')
  const receipt = useTranslations('receipt')
  const money = amountFormatter(currency, priceLocale)
  return periods.map((period) => {
    const amount = prices[period]
    return (
      <span key={period} className={`change-price change-price--${period} number`}>
        {amount === undefined ? t('notOffered') : receipt('perPeriod', { period, amount: money(amount) })}
      </span>
    )
  })
}

/** A GET form: works without JavaScript and with the back button. */
const ChangeForm = ({ offer: { subscription, choices }, wish, priceLocale }: Pick<ChangePageProps, 'offer' | 'wish' | 'priceLocale'>) => {
  const t = useTranslations('account.change')
  const receipt = useTranslations('receipt')
  const { locale } = useSubscriptionWords(undefined)
  const chosen = wish ?? toRequestedChange(subscription)
  const { currency } = subscription
  const money = amountFormatter(currency, priceLocale)
  const [plans, ...others] = choices.parts
  const optionLabel = ({ name, prices }: ChangeChoice): string => {
    const amount = prices[chosen.billing]
    return amount === undefined ? name : `${name}, ${receipt('perPeriod', { period: chosen.billing, amount: money(amount) })}`
  }
  return (
    <form className="account-form change-form" method="get" action={`/${locale}/subscriptions/${subscription.id}/change`}>
      <div className="field">
        <span className="field__label" aria-hidden="true">
          {t('billing')}
        </span>
        <Segmented
          name="billing"
          legend={t('billing')}
          defaultValue={chosen.billing}
          options={choices.periods.map((period) => ({ value: period, label: receipt('period', { period }) }))}
        />
      </div>
      {plans !== undefined && others.length === 0 ? (
        <Choices id="change-part-0" legend={t('part', { count: 1, number: 1 })} intro={t('priceNote')}>
          {plans.map(({ id, name, specs, prices }) => (
            <Choice
              key={id}
              name="product"
              value={id}
              isChosen={id === chosen.products[0]}
              label={
                <>
                  {name}
                  {id === subscription.items[0]?.id ? <Badge>{t('current')}</Badge> : null}
                </>
              }
              note={specs
                .slice(0, mostSpecs)
                .map(({ label, value }) => `${label}: ${value}`)
                .join(' · ')}
              aside={<PlanPrice prices={prices} periods={choices.periods} currency={currency} priceLocale={priceLocale} />}
            />
          ))}
        </Choices>
      ) : (
        <>
          {choices.parts.map((options, index) => (
            <SelectField
              key={`${index} ${subscription.items[index]?.id}`}
              id={`change-part-${index}`}
              name="product"
              label={t('part', { count: choices.parts.length, number: index + 1 })}
              options={options.map((option) => ({ value: option.id, label: optionLabel(option) }))}
              defaultValue={chosen.products[index]}
            />
          ))}
          <p className="small muted">{t('priceNote')}</p>
        </>
      )}
      <TextField
        id="change-quantity"
        name="quantity"
        label={t('quantity')}
        type="number"
        inputMode="numeric"
        min={1}
        max={maximumQuantity}
        defaultValue={chosen.quantity}
        className="change-form__quantity"
      />
      <div>
        <Button type="submit" variant="solid">
          {t('show')}
        </Button>
      </div>
    </form>
  )
}

interface FigureRow {
  readonly label: string
  readonly note?: string
  readonly amount: string
}

/** Amounts in order of calculation. */
const figureRows = (
  { kind, days, unused, credit, price, used, left, tax, total }: ChangePreview,
  t: ReturnType<typeof useTranslations<'account.change'>>,
  money: (amount: Minor) => string,
): readonly FigureRow[] => [
  { label: t('unused'), note: t('unusedNote', days), amount: money(unused) },
  ...(credit > 0 ? [{ label: t('credit'), amount: money(credit) }] : []),
  { label: kind === 'back' ? t('backPrice') : t('price'), amount: money(price) },
  { label: t('used'), amount: money(-used as Minor) },
  { label: t('tax'), amount: money(tax) },
  { label: t('total'), amount: money(total) },
  ...(left > 0 ? [{ label: t('left'), note: t('leftNote'), amount: money(left) }] : []),
]

const Preview = ({
  preview,
  subscription,
  priceLocale,
}: { readonly preview: ChangePreview } & Pick<ChangePageProps, 'priceLocale'> & Pick<ChangePageProps['offer'], 'subscription'>) => {
  const t = useTranslations('account.change')
  const { locale, day } = useSubscriptionWords(priceLocale)
  const money = amountFormatter(preview.currency, priceLocale)
  const { wish, termStart, termEnd, dueNow } = preview
  return (
    <>
      <p>{t('newTerm', { from: day(termStart), to: day(termEnd) })}</p>
      <ul className="account-rows">
        {figureRows(preview, t, money).map(({ label, note, amount }) => (
          <li key={label}>
            <span>
              <b>{label}</b>
              {note === undefined ? null : <small>{note}</small>}
            </span>
            <span className="account-rows__end number">{amount}</span>
          </li>
        ))}
      </ul>
      <p>{preview.kind === 'back' ? t('backBody') : dueNow > 0 ? t('payBody') : t('freeBody')}</p>
      <form action={confirmChangeAction.bind(null, locale, subscription.id)}>
        {wish.products.map((product, index) => (
          <input key={`${index} ${product}`} type="hidden" name="product" value={product} />
        ))}
        <input type="hidden" name="billing" value={wish.billing} />
        <input type="hidden" name="quantity" value={wish.quantity} />
        <input type="hidden" name="figures" value={figuresOf(preview)} />
        <Button type="submit" variant="go">
          {dueNow > 0 ? t('confirm', { amount: money(dueNow) }) : t('confirmFree')}
        </Button>
      </form>
    </>
  )
}

export const ChangePage = ({ offer, wish, refused, priceLocale }: ChangePageProps) => {
  const t = useTranslations('account.change')
  const { locale, titleOf } = useSubscriptionWords(priceLocale)
  const { subscription, preview } = offer
  const fault = refused ?? (preview && !preview.ok ? preview.error : null)
  return (
    <AccountFrame path="/subscriptions" heading={t('title', { name: titleOf(subscription) })}>
      <p>
        <Link href={`/${locale}/subscriptions/${subscription.id}`}>{t('back')}</Link>
      </p>
      {fault === null ? null : <p role="alert">{t('refusals', { reason: fault.replaceAll('-', '') })}</p>}
      <AccountSection id="choices" heading={t('choices')}>
        <ChangeForm offer={offer} wish={wish} priceLocale={priceLocale} />
      </AccountSection>
      {preview?.ok ? (
        <AccountSection id="preview" heading={t('preview')}>
          <Preview preview={preview.value} subscription={subscription} priceLocale={priceLocale} />
        </AccountSection>
      ) : null}
    </AccountFrame>
  )
}

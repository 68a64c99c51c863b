import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { Minor } from '@/core/money/types'
import { amountFormatter } from '@/core/receipt/amounts'
import { wishOf, type ChangeWish } from '@/core/subscriptions/change-wish'
import { figuresOf, type ChangePreview } from '@/core/subscriptions/change-preview'
import type { ChangeOffer, NoChange } from '@/server/renewals/subscriptions/preview-change'
import type { SubscriptionRecord } from '@/server/subscriptions/subscription-record'
import { Button } from '@/ui/button/button'
import { AccountFrame, AccountPart } from './account-frame'
import { confirmChangeAction } from './actions/change-plan-actions'
import { useSubscriptionWords } from './subscription-words'

interface ChangePageProps {
  readonly offer: ChangeOffer & { readonly subscription: SubscriptionRecord }
  readonly wish: ChangeWish | null
  /** Why the last press did nothing. */
  readonly refused: NoChange | null
  readonly priceLocale: string | undefined
}

const mostOfOne = 99

/** A form that asks by its address alone: it works without a script, and Back leads to the choice before. */
const Choices = ({ offer: { subscription, choices }, wish }: Pick<ChangePageProps, 'offer' | 'wish'>) => {
  const t = useTranslations('account.change')
  const receipt = useTranslations('receipt')
  const { locale } = useSubscriptionWords(undefined)
  const chosen = wish ?? wishOf(subscription)
  return (
    <form className="account-form" method="get" action={`/${locale}/subscriptions/${subscription.id}/change`}>
      {choices.parts.map((options, index) => (
        <div className="field" key={subscription.items[index]?.id}>
          <label htmlFor={`change-part-${index}`}>{t('part', { count: choices.parts.length, number: index + 1 })}</label>
          <select id={`change-part-${index}`} name="product" defaultValue={chosen.products[index]}>
            {options.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      ))}
      <div className="field">
        <label htmlFor="change-billing">{t('billing')}</label>
        <select id="change-billing" name="billing" defaultValue={chosen.billing}>
          {choices.periods.map((period) => (
            <option key={period} value={period}>
              {receipt('period', { period })}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="change-quantity">{t('quantity')}</label>
        <input id="change-quantity" name="quantity" type="number" min={1} max={mostOfOne} defaultValue={chosen.quantity} />
      </div>
      <Button type="submit">{t('show')}</Button>
    </form>
  )
}

interface FigureRow {
  readonly label: string
  readonly note?: string
  readonly amount: string
}

/** Every figure in the order in which it comes about. */
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

/** `/{lang}/subscriptions/{id}/change`: what it can become, what that costs today, and the button that orders it. */
export const ChangePage = ({ offer, wish, refused, priceLocale }: ChangePageProps) => {
  const t = useTranslations('account.change')
  const { locale, nameOf } = useSubscriptionWords(priceLocale)
  const { subscription, preview } = offer
  const fault = refused ?? (preview && !preview.ok ? preview.error : null)
  return (
    <AccountFrame path="/subscriptions" heading={t('title', { name: nameOf(subscription) })}>
      <p>
        <Link href={`/${locale}/subscriptions/${subscription.id}`}>{t('back')}</Link>
      </p>
      {fault === null ? null : <p role="alert">{t('refusals', { reason: fault.replaceAll('-', '') })}</p>}
      <AccountPart id="choices" heading={t('choices')}>
        <Choices offer={offer} wish={wish} />
      </AccountPart>
      {preview?.ok ? (
        <AccountPart id="preview" heading={t('preview')}>
          <Preview preview={preview.value} subscription={subscription} priceLocale={priceLocale} />
        </AccountPart>
      ) : null}
    </AccountFrame>
  )
}

'use client'

import { bundleOf } from '@/features/cart/removed-lines'
import type { CartItem, CartQuote } from '@/features/cart/types'
import { PriceOffer } from '@/components/ui/price/price'
import { sumOf } from '@/core/money/arithmetic'
import { type FormatAmount, termText } from '@/core/receipt/model'
import { type MouseEvent, useState } from 'react'
import { useCart } from '@/features/cart/use-cart.client'
import { useTranslations, useLocale } from 'next-intl'
import { cartLimits } from '@/lib/config/limits'
import { IconButton } from '@/components/ui/button/button'
import { Close } from '@/components/ui/icons/icon'
import { QuantityStepper } from '@/components/ui/quantity-stepper/quantity-stepper.client'
import { CertificateNames, DomainChoice } from './domain-choice.client'
import { LineOptions, PeriodChoice } from './line-options.client'
import { formatYears, addMonths, formatDay } from '@/core/dates'
import { mostYears, yearChoices } from '@/core/pricing/prices'
import { Select } from '@/components/ui/select/select'
import { Plate } from '@/components/ui/plate/plate'
import { longNameClass } from '@/components/plate/long-name'
import { useItemNote } from '@/components/receipt/receipt-ledger'

/** A line with its dependents: add-ons of a domain, or parts of a configured bundle (O9). */
interface LineGroup {
  readonly item: CartItem
  readonly addons: readonly CartItem[]
}

/** Domains first. An add-on whose domain is not in the cart is a line of its own. */
export const groupLines = (items: readonly CartItem[]): readonly LineGroup[] => {
  const domains = items.filter(({ type }) => type === 'domain')
  const names = new Set(domains.map(({ id }) => id))
  const hangsFrom = (item: CartItem) => (item.type === 'addon' ? item.serviceData.domain : undefined)
  const others = items.filter((item) => item.type !== 'domain' && !names.has(hangsFrom(item) ?? ''))
  const isFirst = (item: CartItem) => bundleOf(item) === null || others.find((other) => bundleOf(other) === bundleOf(item)) === item
  return [
    ...domains.map((item) => ({ item, addons: items.filter((addon) => hangsFrom(addon) === item.id) })),
    ...others.filter(isFirst).map((item) => ({
      item,
      addons: bundleOf(item) === null ? [] : others.filter((other) => other !== item && bundleOf(other) === bundleOf(item)),
    })),
  ]
}

interface LinePriceProps {
  readonly item: CartItem
  readonly format: FormatAmount
  readonly listPriceLabel: string
}

/** Price before discounts, with the list price if higher (D15). */
const LinePrice = ({ item, format, listPriceLabel }: LinePriceProps) => (
  <span className="cart-line__price number">
    <PriceOffer
      layout="flow"
      amounts={format(item.subtotal)}
      original={item.savings > 0 ? format(sumOf([item.subtotal, item.savings])) : null}
      originalLabel={listPriceLabel}
    />
  </span>
)

const removers = (cart: Element): readonly HTMLElement[] => [...cart.querySelectorAll<HTMLElement>('[data-remove]')]

/** Moves focus to the next line, or to the heading if none is left. */
export const useRemoveLine = () => {
  const removeLine = useCart((cart) => cart.removeLine)
  return ({ currentTarget }: MouseEvent<HTMLElement>, lineId: string) => {
    const cart = currentTarget.closest('[role=dialog], main')
    const position = cart ? removers(cart).indexOf(currentTarget) : -1
    void removeLine(lineId)
    // The line is removed optimistically with the next frame.
    requestAnimationFrame(() => {
      if (!cart || currentTarget.isConnected) return
      const left = removers(cart)
      const next = left[Math.min(position, left.length - 1)] ?? cart.querySelector<HTMLElement>('h1, h2')
      if (next?.matches('h1, h2')) next.tabIndex = -1
      next?.focus()
    })
  }
}

interface BundleLineProps {
  readonly group: LineGroup
  readonly isFresh?: boolean
  readonly format: FormatAmount
}

/** A configured bundle, changed and removed as one (O9); each part shows its price. */
const BundleLine = ({ group: { item, addons }, isFresh = false, format }: BundleLineProps) => {
  const t = useTranslations('cart')
  const changeLine = useCart((cart) => cart.changeLine)
  const removeLine = useRemoveLine()
  const parts = [item, ...addons]
  const name = useTranslations('receipt')('bundle')
  const setupFee = sumOf(parts.map((part) => part.setupFee))
  const notes = [t('paidEvery', { period: item.billing }), setupFee > 0 ? t('setupFee', { amount: format(setupFee) }) : null]
  return (
    <li className="cart-line" data-fresh={isFresh || undefined}>
      <div className="cart-line__row">
        <div>
          <h3>{name}</h3>
          <p className="muted small">{notes.filter((note) => note !== null).join(', ')}</p>
        </div>
        <IconButton label={t('remove', { name })} icon={Close} data-remove onClick={(event) => removeLine(event, item.lineId)} />
      </div>
      <ul className="cart-addons" aria-label={t('bundleParts')}>
        {parts.map((part) => (
          <li key={part.lineId} className="cart-line__row">
            <span>{part.name}</span>
            <span />
            <LinePrice item={part} format={format} listPriceLabel={t('listPrice')} />
          </li>
        ))}
      </ul>
      <div className="cart-line__controls">
        <QuantityStepper
          value={item.quantity}
          least={cartLimits.minimumQuantity}
          most={cartLimits.maximumQuantity}
          onValueChange={(quantity) => void changeLine(item.lineId, { quantity })}
          labels={{ quantity: t('quantityOf', { name }), decrease: t('oneLess', { name }), increase: t('oneMore', { name }) }}
        />
        <DomainChoice item={item} name={name} />
        <PeriodChoice item={item} parts={addons} name={name} />
        <LineOptions item={item} parts={addons} name={name} format={format} />
      </div>
    </li>
  )
}

/** N4: registration period. Optimistic; the server's response decides. */
const YearChoice = ({ item }: { readonly item: CartItem }) => {
  const t = useTranslations('receipt')
  const locale = useLocale()
  const [pressed, setPressed] = useState<number | null>(null)
  const isPending = useCart((cart) => cart.pending > 0)
  const changeLine = useCart((cart) => cart.changeLine)
  const chosen = item.term?.years ?? 1
  const shown = isPending ? (pressed ?? chosen) : chosen
  return (
    <Select
      aria-label={t('line', { name: item.id, period: formatYears(shown, locale) })}
      value={String(shown)}
      options={yearChoices(item.maxYears ?? mostYears, chosen).map((years) => ({
        value: String(years),
        label: formatYears(years, locale),
      }))}
      onChange={({ target }) => {
        setPressed(Number(target.value))
        void changeLine(item.lineId, { years: Number(target.value) })
      }}
    />
  )
}

interface DomainLineProps {
  readonly group: LineGroup
  readonly isFresh?: boolean
  readonly format: FormatAmount
}

export const DomainLine = ({ group: { item, addons }, isFresh = false, format }: DomainLineProps) => {
  const t = useTranslations('cart')
  const receipt = useTranslations('receipt')
  const locale = useLocale()
  const removeLine = useRemoveLine()
  const isTransfer = item.serviceData.operation === 'transfer'
  const { term } = item
  const renewal = format(item.renewal)
  const note = term
    ? [
        termText(term, format),
        `${receipt('renewsFrom', { period: item.billing, date: formatDay(addMonths(new Date(), 12 * term.years), locale) })} ${renewal}`,
      ].join(' · ')
    : t(isTransfer ? 'transferNote' : 'domainNote', { amount: renewal })
  return (
    <li className="cart-line" data-fresh={isFresh || undefined}>
      <div className="cart-line__row">
        <h3>
          <Plate name={item.id} body="tag" className={longNameClass(item.id)} />
        </h3>
        <IconButton label={t('remove', { name: item.id })} icon={Close} data-remove onClick={(event) => removeLine(event, item.lineId)} />
        <LinePrice item={item} format={format} listPriceLabel={t('listPrice')} />
      </div>
      {item.claim ? <p className="cart-line__claim">{item.claim.message}</p> : null}
      <p className="cart-line__note">{note}</p>
      {item.holder ? <p className="cart-line__note">{item.holder}</p> : null}
      <div className="cart-line__controls">
        {isTransfer || item.maxYears === 1 ? null : <YearChoice item={item} />}
        <LineOptions item={item} name={item.id} format={format} />
      </div>
      {addons.length > 0 ? (
        <ul className="cart-addons">
          {addons.map((addon) => (
            <li key={addon.lineId}>
              <div className="cart-line__row">
                <span>{addon.name}</span>
                <IconButton
                  label={t('remove', { name: addon.name })}
                  icon={Close}
                  data-remove
                  onClick={(event) => removeLine(event, addon.lineId)}
                />
                <LinePrice item={addon} format={format} listPriceLabel={t('listPrice')} />
              </div>
              {addon.isInPlan ? <p className="cart-line__note">{t('inPlan')}</p> : null}
              <LineOptions item={addon} format={format} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

interface ServiceLineProps {
  readonly item: CartItem
  readonly isFresh?: boolean
  readonly format: FormatAmount
}

export const ServiceLine = ({ item, isFresh = false, format }: ServiceLineProps) => {
  const t = useTranslations('cart')
  const coverageNote = useItemNote(format)
  const changeLine = useCart((cart) => cart.changeLine)
  const removeLine = useRemoveLine()
  const notes = [
    coverageNote(item),
    t('paidEvery', { period: item.billing }),
    item.setupFee > 0 ? t('setupFee', { amount: format(item.setupFee) }) : null,
  ].filter((note) => note !== null)
  return (
    <li className="cart-line" data-fresh={isFresh || undefined}>
      <div className="cart-line__row">
        <div>
          <h3>{item.name}</h3>
          <p className="muted small">{notes.join(', ')}</p>
        </div>
        <IconButton label={t('remove', { name: item.name })} icon={Close} data-remove onClick={(event) => removeLine(event, item.lineId)} />
        <LinePrice item={item} format={format} listPriceLabel={t('listPrice')} />
      </div>
      {item.isInPlan ? <p className="cart-line__note">{t('inPlan')}</p> : null}
      <div className="cart-line__controls">
        {item.type === 'addon' ? null : (
          <QuantityStepper
            value={item.quantity}
            least={cartLimits.minimumQuantity}
            most={cartLimits.maximumQuantity}
            onValueChange={(quantity) => void changeLine(item.lineId, { quantity })}
            labels={{
              quantity: t('quantityOf', { name: item.name }),
              decrease: t('oneLess', { name: item.name }),
              increase: t('oneMore', { name: item.name }),
            }}
          />
        )}
        <DomainChoice item={item} />
        <CertificateNames item={item} />
        <PeriodChoice item={item} />
        <LineOptions item={item} format={format} />
      </div>
    </li>
  )
}

interface CartLinesProps {
  readonly quote: CartQuote
  readonly format: FormatAmount
}

export const CartLines = ({ quote, format }: CartLinesProps) => {
  const t = useTranslations('cart')
  const fresh = useCart((cart) => cart.fresh)
  const isFresh = ({ item }: LineGroup) => fresh.includes(item.lineId)
  return (
    <ul className="cart-lines" aria-label={t('lines')}>
      {groupLines(quote.items).map((group) =>
        group.item.type === 'domain' ? (
          <DomainLine key={group.item.lineId} group={group} isFresh={isFresh(group)} format={format} />
        ) : group.addons.length > 0 ? (
          <BundleLine key={group.item.lineId} group={group} isFresh={isFresh(group)} format={format} />
        ) : (
          <ServiceLine key={group.item.lineId} item={group.item} isFresh={isFresh(group)} format={format} />
        ),
      )}
    </ul>
  )
}

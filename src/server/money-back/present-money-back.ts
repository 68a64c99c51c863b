import type { MoneyBackAnswer } from '@/contract/subscriptions'
import { toMajor } from '@/core/money/major'
import type { MoneyBackPreview } from './preview-money-back'

/** Every figure of a money back in major units, and the text that says them back. */
export const presentMoneyBack = ({ subscription: { currency, digits }, plan, byHand, figures }: MoneyBackPreview): MoneyBackAnswer => ({
  currency,
  total: toMajor(plan.total, digits),
  byHand,
  kept: plan.kept.map(({ name, amount }) => ({ name, amount: toMajor(amount, digits) })),
  lines: plan.lines.map(({ invoice, name, price, discounts, tax, paid, before, back }) => ({
    invoice,
    name,
    price: toMajor(price, digits),
    discounts: discounts.map((each) => ({ name: each.name, amount: toMajor(each.amount, digits) })),
    tax: toMajor(tax, digits),
    paid: toMajor(paid, digits),
    before: toMajor(before, digits),
    back: toMajor(back, digits),
  })),
  figures,
})

import { sumOf } from '../money/sum'
import type { Minor } from '../money/types'
import type { FormatAmount } from './amounts'
import type { ItemFigures, TermFigures } from './figures'

/** How a line is called: keys of `receipt`. */
export const lineWords = ({
  serviceData,
  selectedPaymentType,
}: Pick<ItemFigures, 'serviceData' | 'selectedPaymentType'>): 'line' | 'transferLine' | 'renewalLine' | 'balanceLine' => {
  if (selectedPaymentType === 'on-demand') return 'balanceLine'
  if (serviceData?.operation === 'transfer') return 'transferLine'
  return serviceData?.operation === 'renew' ? 'renewalLine' : 'line'
}

/** N4: what several years are made of, in figures alone: `$12.99 + 2 × $14.99`. */
export const termText = ({ years, firstYear, laterYear }: TermFigures, format: FormatAmount): string =>
  firstYear === laterYear ? `${years} × ${format(laterYear)}` : `${format(firstYear)} + ${years - 1} × ${format(laterYear)}`

/** O21: what a period draws from the balance that a line pays into; null of any other line. */
export const drawnPerPeriod = ({ selectedPaymentType, renewal, quantity }: ItemFigures): Minor | null =>
  selectedPaymentType === 'on-demand' && renewal !== undefined ? sumOf([renewal * quantity]) : null

/** An order for another year: its term begins where the old one ends, which no figure of it says. */
export const isRenewal = (items: readonly Pick<ItemFigures, 'serviceData'>[]): boolean =>
  items.some(({ serviceData }) => serviceData?.operation === 'renew')

/** A name that moves here: its end is known when it has arrived. */
export const isTransfer = ({ type, serviceData }: Pick<ItemFigures, 'type' | 'serviceData'>): boolean =>
  type === 'domain' && serviceData?.operation === 'transfer'

/** A name whose first year begins with its order. One that moves here or is renewed has an end of its own, and the year comes on top. */
export const isRegistration = ({ type, serviceData }: Pick<ItemFigures, 'type' | 'serviceData'>): boolean =>
  type === 'domain' && (serviceData?.operation ?? 'register') === 'register'

import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/lib/config/locales'
import { formatDay } from '@/core/dates'
import { renderMail } from '@/modules/email/email.service'
import { quote } from '../../../support/engine/quote'
import { sampleOf, sampleSite } from '../../../support/mail/mail-samples'
import { orderSample } from '../../../support/mail/order-sample'

type Days = readonly (readonly [year: number, month: number, day: number])[]

/** Server in four monthly installments. */
const inParts = () => {
  const payment = { selectedPaymentType: 'partial', partialType: 'installments' } as const
  const { lines, breakdown, dueNow, dueLater } = quote([{ type: 'hosting', id: 'vps-starter', billing: 'yearly', quantity: 1, ...payment }])
  return { lines, breakdown, dueNow, dueLater }
}

const saidOf = async (locale: Locale, orderDate: number, days: Days, more: Partial<ReturnType<typeof inParts>> = {}) => {
  const order = { ...orderSample(locale), orderDate, ...more }
  const { text } = await renderMail({ template: 'order-receipt', locale, data: sampleOf('order-receipt'), order }, sampleSite(locale))
  return days.filter(([year, month, day]) => text.includes(formatDay(new Date(Date.UTC(year, month - 1, day)), locale)))
}

const mend = 'src/modules/email/document/receipt.tsx says other days than addMonths of src/core/dates.ts'

describe.each(locales)('O3: emails of an order from the last day of a month contain valid dates (%s)', (locale) => {
  it('31 January: the next month is due on 28 February, not in March', async () => {
    const [right, wrong] = [[2027, 2, 28] as const, [2027, 3, 3] as const]
    expect(await saidOf(locale, Date.UTC(2027, 0, 31, 23, 59), [right, wrong]), mend).toEqual([right])
  })

  it('31 January, in four installments: later ones on 28 February, 31 March and 30 April', async () => {
    const right = [[2027, 2, 28] as const, [2027, 3, 31] as const, [2027, 4, 30] as const]
    const wrong = [[2027, 3, 3] as const, [2027, 3, 28] as const, [2027, 5, 1] as const]
    expect(await saidOf(locale, Date.UTC(2027, 0, 31), [...right, ...wrong], inParts()), mend).toEqual(right)
  })

  it('29 February: the domain is due on 28 February a year later', async () => {
    const [right, wrong] = [[2029, 2, 28] as const, [2029, 3, 1] as const]
    expect(await saidOf(locale, Date.UTC(2028, 1, 29), [right, wrong]), mend).toEqual([right])
  })
})

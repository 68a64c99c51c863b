import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/config/locales'
import { formatDay } from '@/core/receipt/calendar'
import { renderMail } from '@/server/mail/render-mail'
import { sampleOf, sampleSite } from '../../support/mail/mail-samples'
import { orderSample } from '../../support/mail/order-sample'

/** The mail of an order that was placed on this day, as text. It holds a server billed monthly and a name billed yearly. */
const mailOf = async (placed: number, locale: Locale): Promise<string> => {
  const order = { ...orderSample(locale), orderDate: placed }
  const { text } = await renderMail({ template: 'order-receipt', locale, data: sampleOf('order-receipt'), order }, sampleSite(locale))
  return text
}

describe.each(locales)('O3: the mail of an order of the last day of a month names a day that exists (%s)', (locale) => {
  const day = (year: number, month: number, date: number) => formatDay(new Date(Date.UTC(year, month - 1, date)), locale)

  it('31 January: the next month is paid on 28 February, and not in March', async () => {
    const text = await mailOf(Date.UTC(2027, 0, 31, 23, 59), locale)
    expect(text).toContain(day(2027, 2, 28))
    expect(text).not.toContain(day(2027, 3, 3))
  })

  it('29 February: the name is paid on 28 February a year on', async () => {
    const text = await mailOf(Date.UTC(2028, 1, 29), locale)
    expect(text).toContain(day(2029, 2, 28))
    expect(text).not.toContain(day(2029, 3, 1))
  })
})

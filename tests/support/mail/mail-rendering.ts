import { renderMail } from '@/modules/email/email.service'
import type { OrderRecord } from '@/modules/orders/orders.repository'
import { sampleSite } from './mail-samples'

/** Receipt of an order in English, HTML and text. */
export const mailRendering = async (order: OrderRecord): Promise<string> => {
  const data = { orderNumber: order.orderNumber }
  const { html, text } = await renderMail({ template: 'order-receipt', locale: 'en', data, order }, sampleSite('en'))
  return `${html}\n${text}`
}

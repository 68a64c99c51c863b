import { renderMail } from '@/server/mail/render-mail'
import type { OrderRecord } from '@/server/orders/order-record'
import { sampleSite } from './mail-samples'

/** HTML and text of the receipt of an order, in English. */
export const mailRendering = async (order: OrderRecord): Promise<string> => {
  const data = { orderNumber: order.orderNumber }
  const { html, text } = await renderMail({ template: 'order-receipt', locale: 'en', data, order }, sampleSite('en'))
  return `${html}\n${text}`
}

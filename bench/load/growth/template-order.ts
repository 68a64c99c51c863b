import { cartOf, expectedTotal, orderBody } from '../order-requests'
import { createAsk, placeOrder } from './session'

/** Places an order and creates a cart through the API, as templates for copies. */
export const writeTemplateOrder = async (url: string): Promise<string> => {
  const ask = createAsk(url)
  const cart = cartOf('BULK15')
  await ask('/api/cart/items', { body: cart.items[0] ?? {} })
  const placed = await placeOrder(ask, orderBody('template@growth.test', cart, await expectedTotal(url, cart)))
  const [, order] = /"orderNumber":"([^"]+)"/.exec(placed.text) ?? []
  if (order === undefined) throw new Error(`The checkout response contains no order number: ${placed.text.slice(0, 300)}`)
  return order
}

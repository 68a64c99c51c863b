// Child process: many buyers order the same domain at the same moment when told.
import config from '@payload-config'
import { getPayload } from 'payload'
import { createContext, replaceServices } from '@/container'
import { placeOrder } from '@/modules/checkout/place-order'
import { quoteCart } from '@/modules/pricing/quote.service'
import { checkoutBody, domainItem } from '../../integration/api/requests'
import { everyNameFree } from './every-name-free'

const [name = '', buyers = '0', shop = ''] = process.argv.slice(2)
const payload = await getPayload({ config })
// Available at the registry, so that only the shop can reject.
replaceServices(payload, { registry: everyNameFree })

const context = createContext(payload, 'en')
const cart = { currency: 'USD', codes: [], items: [domainItem(name)] }
const quote = await quoteCart(context, cart)
if (!quote.ok) throw new Error('The name is not priced')
const expectedTotal = quote.value.breakdown.total / 10 ** quote.value.currency.digits

const buy = async (buyer: number): Promise<string> => {
  const key = `${shop}-${buyer}`
  const body = {
    ...checkoutBody,
    contact: { email: `buyer-${key}@names.test`, name: 'A buyer' },
    expectedTotal,
    expectedCurrency: 'USD',
    cart,
  }
  const placed = await placeOrder(context, { body, idempotencyKey: key, cartToken: null })
  if (placed.ok) return 'ordered'
  return placed.error.kind === 'error' ? placed.error.code : placed.error.kind
}

process.once('message', () => {
  void Promise.all(Array.from({ length: Number(buyers) }, (_, buyer) => buy(buyer))).then(
    (outcomes) => process.send?.({ outcomes }, () => process.exit(0)),
    (fault: unknown) => {
      process.stderr.write(`${String(fault)}\n`)
      process.exit(1)
    },
  )
})
process.send?.('ready')

// Run as a program of its own, with the secrets of its environment: says whether an order's link opens, and what a sealed code is.
import config from '@payload-config'
import { getPayload } from 'payload'
import { createContext } from '@/container'
import { decrypt } from '@/lib/crypto/encryption'
import { getOrderSummary } from '@/modules/orders/orders.service'

const [orderNumber = '', token = ''] = process.argv.slice(2)
const payload = await getPayload({ config })
const order = await getOrderSummary(createContext(payload, 'en'), orderNumber, token)
const { docs } = await payload.find({ collection: 'transfers', limit: 1, depth: 0 })
console.log(JSON.stringify({ opens: order.ok, code: decrypt(payload, docs[0]?.authorizationCode) }))
process.exit(0)

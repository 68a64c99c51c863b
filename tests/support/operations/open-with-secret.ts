// Child process with its own secrets: reports whether an order link opens and decrypts a code.
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

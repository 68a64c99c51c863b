// npm run reseal: what an earlier secret sealed is sealed with today's.
import config from '@payload-config'
import { getPayload } from 'payload'
import { resealOrderTokens } from '@/server/orders/reseal-order-tokens'
import { resealCodes } from '@/server/names/transfers/reseal-codes'

const payload = await getPayload({ config })
console.log(`${await resealOrderTokens(payload)} links to orders sealed with today's secret`)
const { sealed, unreadable } = await resealCodes(payload)
console.log(`${sealed} authorization ${sealed === 1 ? 'code' : 'codes'} sealed with today's secret`)
if (unreadable > 0)
  console.log(`${unreadable} cannot be read: name the secret that sealed them in PAYLOAD_SECRET_PREVIOUS and run this again`)
process.exit(unreadable > 0 ? 1 : 0)

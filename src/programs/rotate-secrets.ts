// npm run secrets:rotate: re-encrypts data of earlier secrets with the current one.
import config from '@payload-config'
import { getPayload } from 'payload'
import { reencryptOrderTokens } from '@/modules/orders/orders.service'
import { reencryptAuthCodes } from '@/modules/domains/transfers/transfers.service'
import { reencryptSecrets } from '@/modules/auth/mfa/totp'
import { reencryptWebhookSecrets } from '@/modules/webhooks/deliveries.service'

const payload = await getPayload({ config })
console.log(`${await reencryptOrderTokens(payload)} links to orders sealed with today's secret`)
const codes = await reencryptAuthCodes(payload)
console.log(`${codes.sealed} authorization ${codes.sealed === 1 ? 'code' : 'codes'} sealed with today's secret`)
const secrets = await reencryptSecrets(payload)
console.log(`${secrets.sealed} ${secrets.sealed === 1 ? 'secret' : 'secrets'} of authenticator apps sealed with today's secret`)
const signing = await reencryptWebhookSecrets(payload)
console.log(`${signing.sealed} ${signing.sealed === 1 ? 'secret' : 'secrets'} of webhooks sealed with today's secret`)
const unreadable = codes.unreadable + secrets.unreadable + signing.unreadable
if (unreadable > 0)
  console.log(`${unreadable} cannot be read: name the secret that sealed them in PAYLOAD_SECRET_PREVIOUS and run this again`)
process.exit(unreadable > 0 ? 1 : 0)

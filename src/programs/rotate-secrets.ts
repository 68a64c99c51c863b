// npm run secrets:rotate: re-encrypts data of earlier secrets with the current one.
import config from '@payload-config'
import { getPayload } from 'payload'
import { reencryptOrderTokens } from '@/modules/orders/orders.service'
import { reencryptAuthCodes } from '@/modules/domains/transfers/transfers.service'
import { reencryptSecrets } from '@/modules/auth/mfa/totp'
import { reencryptWebhookSecrets } from '@/modules/webhooks/deliveries.service'

const payload = await getPayload({ config })
console.log(`${await reencryptOrderTokens(payload)} order links re-encrypted`)
const codes = await reencryptAuthCodes(payload)
console.log(`${codes.sealed} auth ${codes.sealed === 1 ? 'code' : 'codes'} re-encrypted`)
const secrets = await reencryptSecrets(payload)
console.log(`${secrets.sealed} authenticator app ${secrets.sealed === 1 ? 'secret' : 'secrets'} re-encrypted`)
const signing = await reencryptWebhookSecrets(payload)
console.log(`${signing.sealed} webhook ${signing.sealed === 1 ? 'secret' : 'secrets'} re-encrypted`)
const unreadable = codes.unreadable + secrets.unreadable + signing.unreadable
if (unreadable > 0)
  console.log(
    `${unreadable} cannot be decrypted: add the secret they were encrypted with to PAYLOAD_SECRET_PREVIOUS and run this command again`,
  )
process.exit(unreadable > 0 ? 1 : 0)

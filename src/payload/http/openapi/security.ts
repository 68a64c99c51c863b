import { apiScopes } from '@/modules/auth/api-keys/api-scopes'
import type { Credentials } from '@/lib/http/endpoint'

const scopeList = Object.entries(apiScopes)
  .map(([scope, sentence]) => `- \`${scope}\`: ${sentence}`)
  .join('\n')

export const securitySchemes = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: `An API key of the shop, from *Settings → API keys*. Its scopes say what it may do:\n\n${scopeList}`,
  },
  cartToken: {
    type: 'apiKey',
    in: 'header',
    name: 'Cart-Token',
    description: 'The cart of a client without cookies, from the first change of the cart.',
  },
  cartCookie: { type: 'apiKey', in: 'cookie', name: 'cart', description: 'The cart of a browser. Changes need `Origin`.' },
  customerSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-customer',
    description: 'A customer’s session, from a login. Changes need `Origin`. A shop without https calls it `customer-token`.',
  },
  orderToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Order-Token',
    description: 'The `accessToken` of one order; also as `Authorization: Bearer`.',
  },
  provisioningSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'webhook-signature',
    description:
      'A signature as [Standard Webhooks](https://www.standardwebhooks.com/) defines it, for programs that set up what was bought: `v1,` and the base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. The key is `PROVISIONING_SECRET` without `whsec_`, decoded from base64. It is valid for five minutes.',
  },
  ordersCookie: { type: 'apiKey', in: 'cookie', name: 'orders', description: 'The orders that this browser has placed.' },
} as const

type Requirement = Partial<Record<keyof typeof securitySchemes, readonly string[]>>

/** Alternatives, one of which is enough; `{}` means no credentials. */
export const securityOf: Readonly<Record<Credentials, readonly Requirement[]>> = {
  none: [],
  provider: [],
  provisioner: [{ provisioningSignature: [] }],
  cart: [{}, { cartToken: [] }, { cartCookie: [] }, { customerSession: [] }],
  customer: [{ customerSession: [] }],
  order: [{ orderToken: [] }, { ordersCookie: [] }, { customerSession: [] }],
}

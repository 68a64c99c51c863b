import { apiScopes } from '@/modules/auth/api-keys/api-scopes'
import type { Credentials } from '@/lib/http/endpoint'

const scopeList = Object.entries(apiScopes)
  .map(([scope, sentence]) => `- \`${scope}\`: ${sentence}`)
  .join('\n')

export const securitySchemes = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: `An API key from *Settings → API keys*. Its scopes determine what it may do:\n\n${scopeList}`,
  },
  cartToken: {
    type: 'apiKey',
    in: 'header',
    name: 'Cart-Token',
    description: 'The cart of a client without cookies; the first change to a cart returns the token.',
  },
  cartCookie: { type: 'apiKey', in: 'cookie', name: 'cart', description: 'A browser’s cart. Changes need `Origin`.' },
  customerSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-customer',
    description: 'A customer’s session, set at login. Changes need `Origin`. Without HTTPS, the cookie is called `customer-token`.',
  },
  orderToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Order-Token',
    description: 'One order’s `accessToken`; also accepted as `Authorization: Bearer`.',
  },
  provisioningSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'webhook-signature',
    description:
      'A [Standard Webhooks](https://www.standardwebhooks.com/) signature from a program that provisions purchases: `v1,` followed by the base64 HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`. The key is `PROVISIONING_SECRET` without `whsec_`, decoded from base64. The signature is valid for five minutes.',
  },
  ordersCookie: { type: 'apiKey', in: 'cookie', name: 'orders', description: 'The orders placed in this browser.' },
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

/** Groups of the API reference, in its order. */
export const apiTags = {
  Catalogue: 'Plans, certificates, mailboxes, domain extensions and add-ons with their prices. Public, cached for two seconds.',
  Domains:
    'Availability, suggestions, registration data, DNS lookups and transfers. A domain that nobody answered for is `unknown`, never free.',
  Pricing: 'Quotes and discount codes. Both calculate and store nothing.',
  Cart: 'The visitor’s cart. The first change sets a cart cookie, or with `Cart-Token: new` answers a token in that header.',
  Checkout: 'Orders and their payment. Without a cart, send the items with the order.',
  Content: 'Texts of the site and its search.',
  Inquiries: 'Messages and requests that a person answers.',
  Login: 'Accounts, sessions, passkeys and two-step login of customers.',
  Account: 'What a customer has: profile, orders and domains.',
  Subscriptions: 'What a customer pays again each term: plan changes, cancellation and refunds.',
  'Staff: orders': 'Orders, payments and refunds, for API keys and staff. Amounts are integers in minor units.',
  'Staff: invoices': 'Invoices and credit notes, with exports for bookkeeping. Amounts are integers in minor units.',
  'Staff: coupons': 'Discount codes. Fixed amounts and minimum amounts are decimals in US dollars.',
  'Staff: prices': 'Plans and domain extensions with their prices. Prices are decimals in US dollars.',
  'Staff: provisioning': 'Provisioning jobs: what a hosting account needs done, and how to report that it is.',
  'Staff: subscriptions': 'Subscriptions of every customer. Amounts are integers in minor units.',
  'Staff: customers': 'Customer accounts.',
  'Staff: webhooks': 'Webhook endpoints and their deliveries.',
  'Payment providers': 'For the payment providers alone.',
  Service: 'Health and this document.',
} as const

export type ApiTag = keyof typeof apiTags

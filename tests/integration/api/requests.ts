/** Valid requests for tests to modify. */
export const hostingItem = { type: 'hosting', id: 'shared-basic', billing: 'yearly', quantity: 1 } as const

export const domainItem = (name: string) =>
  ({ type: 'domain', id: name, billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } }) as const

/** N3: includes the auth code. The simulated registry treats domains with this prefix as registered. */
export const transferItem = (name: string) =>
  ({ ...domainItem(name), serviceData: { operation: 'transfer' }, authorizationCode: 'EPP-12345' }) as const

export const addonItem = (id: string, domain: string) =>
  ({ type: 'addon', id, billing: 'yearly', quantity: 1, serviceData: { domain } }) as const

export const quoteRequest = { currency: 'USD', codes: [] as string[], items: [hostingItem] }

export const checkoutBody = {
  contact: { email: 'ada@example.com', name: 'Ada Lovelace' },
  billingAddress: { line1: '12 St James Square', city: 'London', postalCode: 'SW1Y 4JH', country: 'GB' },
  paymentMethod: 'offline',
  acceptTerms: true,
} as const

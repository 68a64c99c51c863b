import { createAskingProvider } from '../../support/payments/asking-provider'
import { describePaymentProvider } from '../../support/payments/provider-contract'

const { provider, state, intentOf } = createAskingProvider()

describePaymentProvider('verified by asking the provider', {
  provider: () => provider,
  hasPage: true,
  pay: (pageId) => (pageId === null ? null : intentOf(pageId)),
  disconnect: async () => {
    state.isAway = true
  },
})

import { openPaymentPages } from '../../support/payment-page'

/** Runs the Stripe stand-in that the shop uses (STRIPE_API_URL) for the duration of the tests. */
const startLocalStripe = async () => {
  const { STRIPE_API_URL, STRIPE_WEBHOOK_SECRET, E2E_BASE_URL } = process.env
  if (!STRIPE_API_URL || !STRIPE_WEBHOOK_SECRET || !E2E_BASE_URL) return undefined
  const stripe = await openPaymentPages({
    port: Number(new URL(STRIPE_API_URL).port),
    webhook: `${E2E_BASE_URL}/api/payments/stripe/webhook`,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
  })
  return stripe.close
}

export default startLocalStripe

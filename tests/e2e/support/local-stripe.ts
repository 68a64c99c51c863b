import { openPaymentPages } from '../../support/payment-page'

/** Runs beside the tests what the shop was told to take for Stripe (STRIPE_API_URL); ends with them. */
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

import { sessionEvents, signEvent } from './payments/stripe-events'
import type { StripeSession } from './payments/stripe-objects'
import { openStripeServer, type HostedAnswer, type StripeServer } from './payments/stripe-server'

interface PaymentPages {
  readonly port: number
  readonly webhook: string
  readonly webhookSecret: string
}

/** Titles and email addresses are user input. */
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const draw = ({ title, amount, currency, email, status }: StripeSession, notice: string): string => {
  const buttons = status === 'open' ? ['pay', 'decline', 'back'] : ['back']
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Local Stripe</title><link rel="icon" href="data:,"></head>
<body><main><h1>Local Stripe</h1><p>${escape(title)}</p><p>${amount} ${escape(currency)}</p><p>${escape(email)}</p><p role="alert">${notice}</p>
<form method="post">${buttons.map((name) => `<button name="press" value="${name}">${name}</button>`).join(' ')}</form></main></body></html>`
}

/**
 * Stripe stub with payment pages: `pay` succeeds and returns to the shop, `decline` rejects the card and stays, `back` cancels. Signed
 * webhooks are sent independently of the browser.
 */
export const openPaymentPages = ({ port, webhook, webhookSecret }: PaymentPages): Promise<StripeServer> => {
  const tell = (event: object): void => {
    const body = JSON.stringify(event)
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signEvent(body, webhookSecret) }
    fetch(webhook, { method: 'POST', body, headers }).then(
      (answer) => (answer.ok ? undefined : console.error(`The shop answered its webhook with ${answer.status}`)),
      (fault: unknown) => console.error('The shop did not answer its webhook', fault),
    )
  }
  const hostPage = (session: StripeSession, pressed: string | null): HostedAnswer => {
    if (pressed === 'back') return { location: session.cancelUrl }
    if (pressed === 'pay' && session.status === 'open') {
      session.status = 'complete'
      tell(sessionEvents.completed(session))
      return { location: session.successUrl }
    }
    if (pressed === 'decline' && session.status === 'open') {
      tell(sessionEvents.declined(session))
      return { html: draw(session, 'Your card was declined.') }
    }
    return { html: draw(session, '') }
  }
  return openStripeServer({ port, hostPage })
}

import { sessionEvents, signEvent } from './payments/stripe-events'
import type { StripeSession } from './payments/stripe-objects'
import { openStripeServer, type HostedAnswer, type StripeServer } from './payments/stripe-server'

interface PaymentPages {
  readonly port: number
  /** Where the shop hears of its money. */
  readonly webhook: string
  readonly webhookSecret: string
}

/** Names and addresses come from the shop, and so from whoever typed them. */
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const draw = ({ title, amount, currency, email, status }: StripeSession, notice: string): string => {
  const buttons = status === 'open' ? ['pay', 'decline', 'back'] : ['back']
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Local Stripe</title><link rel="icon" href="data:,"></head>
<body><main><h1>Local Stripe</h1><p>${escape(title)}</p><p>${amount} ${escape(currency)}</p><p>${escape(email)}</p><p role="alert">${notice}</p>
<form method="post">${buttons.map((name) => `<button name="press" value="${name}">${name}</button>`).join(' ')}</form></main></body></html>`
}

/**
 * Stripe with pages to pay on: `pay` takes the money and leads back, `decline` refuses the card and stays, `back` gives up.
 * What happened is told to the shop by a signed event beside the answer to the browser, whether the browser hears it or not.
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

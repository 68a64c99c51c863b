import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Domain renewal and expiry: what happens when',
  description:
    'When to renew a domain, what happens after it expires, how long the grace and redemption periods last, and what you can do in each of them.',
  next: { heading: 'Check when your domains expire.', label: 'Open my domains' },
  body: [
    text(
      'You do not buy a domain, you register it for a number of years and then renew it. This guide follows a domain from the first day to the last, and says at each stage what you can do and what it costs.',
    ),
    heading('Registration'),
    text(
      'A new domain is registered for at least one year, from the day its order is paid. Until then the order reserves it for 72 hours: nobody else can order it here in the meantime. Once it is registered, you find it under My domains with its expiry date and renewal price.',
    ),
    heading('Before the expiry date'),
    text(
      'We email you 90, 30 and 7 days before. Each email names the expiry date and the current renewal price. Your account shows the same.',
    ),
    text('There are three ways to renew. All create an order, with its own confirmation and, once paid, its own invoice:'),
    points(
      '**Manually.** Click **Renew now** under My domains. You pay the renewal price valid on that day, for the domain and for each of its add-ons.',
      '**With automatic renewal.** If you agreed to it and switch it on for the domain, your saved card pays for another year before it expires. We email you the date and amount first.',
      '**With the yearly renewal order.** If automatic renewal is off and this order is on, the shop places the order for you 14 days before the expiry date and emails you how to pay it.',
    ),
    text(
      'Without automatic renewal, no card is charged for a domain. The domain is renewed once the order is paid. If you pay by bank transfer, send it a few days before the expiry date: what counts is the day it arrives.',
    ),
    text('You lose nothing by renewing early. The new year begins when the old one ends.'),
    heading('Discounts and renewals'),
    text(
      'A discount code applies to the first payment only. The renewal price in your cart is shown without it, next to the price of the first year. The order summary also adds up the cost of three years: see [How to read your order summary](/knowledge-base/reading-your-receipt).',
    ),
    heading('Days 1 to 30 after expiry: grace period'),
    text(
      'An expired domain is not lost. During the grace period of 30 days you renew it at the usual price. Your website and email may already stop, because registries switch expired domains off. Pay the order, and the domain works again.',
    ),
    heading('Days 31 to 60: redemption period'),
    text(
      'In the redemption period of 30 days you can still recover the domain, but the registry charges an extra fee for it. You cannot order this online: [write to us](/contact). We tell you the fee first and only act once you agree.',
    ),
    heading('From day 61: open to anyone'),
    text(
      'The registry releases the domain. Anyone can register it, often within seconds, and often to sell it back to you. If a renewal order is still unpaid, it is cancelled, so that you do not pay for a domain that is gone.',
    ),
    heading('Domain status in WHOIS'),
    points(
      '**Locked**: transfers are refused until you remove the lock. This is the normal state.',
      '**On hold**: the domain is registered but does not work, for example because the owner’s email address was never confirmed.',
      '**Pending transfer**: the domain is being transferred to another registrar.',
      '**Redemption**: the domain has expired and is reserved for its last owner.',
    ),
    text('The [WHOIS lookup](/domains/whois) shows the status and dates of any domain, even if it is not registered with us.'),
    heading('Three habits that keep your domain safe'),
    steps(
      'Make sure you can read the email address of your account, and use one that does not depend on the domain itself.',
      'Keep your domains with one registrar. Three registrars mean three passwords and three calendars.',
      'Leave automatic renewal, or the yearly renewal order, on for every domain you would miss.',
    ),
  ],
}

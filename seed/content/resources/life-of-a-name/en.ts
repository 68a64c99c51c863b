import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'The life of a domain: renewal and expiry',
  description:
    'Renewals explained: three emails before the expiry date, 30 days of grace, 30 of redemption, and what you can do in each of them.',
  next: { heading: 'Look at the dates of your names.', label: 'Open my domains' },
  body: [
    text(
      'You do not buy a name, you rent it from a registry, a year at a time. This page follows one name from its first day to its last, and says at each step what you can do and what it costs.',
    ),
    heading('Registered'),
    text(
      'A new name is registered for at least one year from the day its order is paid. Until then the order holds it for you for 72 hours: nobody else can order it here meanwhile. Once it is yours, it hangs under My domains with its expiry date and the price it renews at.',
    ),
    heading('Before the expiry date'),
    text(
      'We email you 90, 30 and 7 days before. Each email names the day and the renewal price as it stands. Your account shows the same.',
    ),
    text('There are two ways to renew, and both are orders like any other, with a receipt of their own:'),
    points(
      '**By hand.** Press **Renew now** under My domains. The order costs the renewal price of that day, for the name and for each add-on that hangs on it.',
      '**By the yearly renewal order.** Where this switch is on, the shop places the order for you 14 days before the end and emails you the way to pay it.',
    ),
    text(
      'We keep no card of yours, so nothing is charged behind your back. The name is renewed once its order is paid. If you pay by bank transfer, send it a few days before the expiry date: what counts is the day it arrives.',
    ),
    text('Renewing early costs no time. The new year begins where the old one ends.'),
    heading('Discounts and renewals'),
    text(
      'A discount code acts on the first payment only. The renewal price in your cart is the one without it, and it is printed next to the first year before you buy. If you want to know what three years cost, the receipt adds them up. How to read it is explained in [Reading your receipt](/knowledge-base/reading-your-receipt).',
    ),
    heading('The 30 days after: grace'),
    text(
      'An expired name is not lost. For 30 days you renew it at the usual price, as if nothing had happened. During this time the website and the email may already stop, because registries switch expired names off. Pay the order, and the name answers again.',
    ),
    heading('The next 30 days: redemption'),
    text(
      'From day 31 to day 60 the name is still yours if you ask, but the registry wants a fee of its own for bringing it back. You cannot do this with a button: [write to us](/contact), we tell you the fee first and act when you agree.',
    ),
    heading('From day 61: free for anybody'),
    text(
      'The name goes back to the registry. Anybody may register it, often within seconds, and often to sell it back. An order for its renewal that was still open is cancelled, so that you do not pay for a name that is gone.',
    ),
    heading('States you may read in the record'),
    points(
      '**Locked**: transfers are refused until the lock is opened. That is the healthy state.',
      '**On hold**: the name exists but does not answer, for instance because the holder’s address was never confirmed.',
      '**Pending transfer**: it is being moved at this moment.',
      '**Redemption**: expired, and kept for its last holder.',
    ),
    text('The [WHOIS lookup](/domains/whois) shows state and dates of any name, also of one that is not with us.'),
    heading('Three habits that keep a name'),
    steps(
      'Keep the email address of your account readable, and let it be one that does not hang on the name itself.',
      'Collect your names in one place. Three registrars are three passwords and three calendars.',
      'Leave the yearly renewal order on for every name you would miss.',
    ),
  ],
}

import type { ArticleWords } from '../../../article'
import { heading, points, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'How to read your order summary',
  description:
    'Order summary, order confirmation and invoice explained line by line: prices, discounts, tax, amounts due now and later, renewal, three years.',
  next: { heading: 'See all prices and renewal prices.', label: 'Open the price page' },
  body: [
    text(
      'The same summary accompanies your order: in the cart and at the checkout as the order summary, then in your email and on the order page as the order confirmation, which you can print or save as a PDF. After payment you also receive an invoice. Every amount follows from the ones above it, so this guide goes from top to bottom.',
    ),
    heading('The items'),
    text(
      'Each line names what you buy and for how long: a domain for one year, a plan for a month or a year, an add-on with its domain. Two amounts are shown beside it:',
    ),
    points('**Now:** the price of the first term, before discounts and tax.', '**Renews at:** the renewal price as it is today.'),
    text(
      'If an item has a list price, the list price is struck through and the saving is shown. If nothing is struck through, there is no list price.',
    ),
    text('A setup fee has its own line. VPS plans and dedicated servers have one, once for each server, with the first payment.'),
    heading('The discounts'),
    text(
      'Each discount has its own line, with its rule and the amount it was calculated on, such as “10% of” and a sum. Three are applied automatically:',
    ),
    points(
      '**Paying yearly:** 10% off hosting and SSL billed by the year. Domains and add-ons are not included.',
      '**First order:** 5% off everything, up to 25 USD.',
      '**Above 200 USD:** 5% off everything, up to 50 USD. It has to be more than 200, not exactly 200.',
    ),
    text(
      'Discount codes are added to these. Every discount is calculated on the full price, never on a price that is already reduced. The order in which you enter codes therefore makes no difference, and two times 10% is 20%, not 19%.',
    ),
    text(
      'A code applies to the **first payment only**. The summary says so, and renewal prices are shown without it. If a code does not apply, the cart says why, and what is missing.',
    ),
    heading('Tax'),
    text(
      'Tax is calculated on what is left after the discounts, setup fees included, and has its own line with the rate and the amount it is based on. The prices on our pages are excl. tax. The total at the checkout includes tax; that is the amount you pay.',
    ),
    heading('Due now and due later'),
    text(
      'Usually everything is due now and nothing later. VPS plans and dedicated servers may also be paid with a deposit or in three parts, certificates in two. “Due now” is then the first part and “Due later” the rest, with its date. Cloud plans, server parts, load balancers, object storage and CDN may be paid from a balance. Whatever you choose, the two amounts add up to the total.',
    ),
    heading('Currency'),
    text(
      'Prices are set in US dollars and converted to the currency you chose, at the exchange rate whose date is shown in the summary. Your order keeps this rate, even if it changes before your bank transfer arrives.',
    ),
    heading('Cost over three years'),
    text(
      'The last line shows what everything costs over three years, excl. tax: the first payment and the renewals after it, at today’s prices. This is the figure to compare, because a cheap first year can be followed by expensive ones. Renewals are charged at the price valid on the renewal date; for a domain we email you that price 90, 30 and 7 days before it expires.',
    ),
    heading('Payment and refunds'),
    text(
      'Pay by card, if the checkout offers it, or by bank transfer with the order number as the reference. Until you have paid, a domain is reserved for you for 72 hours.',
    ),
    text(
      'You can ask for a refund within 30 days of the first payment. Domain names are excluded, because registries do not take them back. Refunds are shown on the order page.',
    ),
    heading('Questions about an amount?'),
    text(
      '[Send us](/contact) the order number and the line. The number gives no access on its own, so it may be sent by email. If you have lost the confirmation email, log in: all orders are in your account.',
    ),
  ],
}

import type { ArticleWords } from '../../../article'
import { heading, points, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Reading your receipt',
  description:
    'Listed price, discounts and their base, tax, due now, due later, renewal and three years: the receipt from top to bottom, line by line.',
  next: { heading: 'See the prices a receipt is made of.', label: 'Open the price page' },
  body: [
    text(
      'The same receipt meets you four times: in the cart, at the checkout, in your email and on the page of the order, where you can print it or take it as a PDF. Every figure on it follows from figures above it. This page reads it from top to bottom.',
    ),
    heading('The items'),
    text(
      'Each line names what you buy and for how long: a name for one year, a plan for a month or a year, an add-on with the name it hangs on. Two amounts stand beside it:',
    ),
    points(
      '**Now:** what this line costs in its first period, before discounts and tax.',
      '**Renews at:** what it costs after that, at the price as it stands today.',
    ),
    text(
      'Where the catalogue gives a list price, it is struck through and the saving is named. Where nothing is struck through, there is no list price.',
    ),
    text(
      'A setup fee stands on a line of its own. VPS plans and dedicated servers have one, once for each machine, with the first payment.',
    ),
    heading('The discounts'),
    text(
      'Each discount has its own line, with its rule and the amount it was computed on, such as “10% of” and a sum. Three come by themselves:',
    ),
    points(
      '**Paying yearly:** 10% off hosting and SSL billed by the year. Names and add-ons are not part of it.',
      '**First order:** 5% off everything, up to 25 USD.',
      '**Above 200 USD:** 5% off everything, up to 50 USD. It has to be more than 200, not exactly 200.',
    ),
    text(
      'Discount codes come on top. All of them are computed on the full price, never on one that is reduced already. That is why the order in which you type codes makes no difference, and why two times 10% are 20% and not 19%.',
    ),
    text(
      'A code acts on the **first payment only**. The receipt says so, and the renewal prices are without it. If a code does not count, the cart says why, and what is missing.',
    ),
    heading('Tax'),
    text(
      'Tax is computed on what is left after the discounts, setup fees included, and has its own line with rate and base. Prices on our pages are before tax. The total at the checkout, tax included, is what is charged.',
    ),
    heading('Due now and due later'),
    text(
      'Usually both are simple: everything now, nothing later. VPS plans and dedicated servers may also be paid with a deposit or in three parts, certificates in two halves. Then “Due now” is the first part and “Due later” the rest, with its day. Cloud plans, components, load balancers, object storage and content delivery may be paid from a balance that you use up. Whatever you choose, due now and due later together are the total.',
    ),
    heading('Currency'),
    text(
      'Prices are kept in US dollars and converted into the currency you chose, at the rate whose date stands on the receipt. Your order keeps this rate, even if it moves before your transfer arrives.',
    ),
    heading('Three years'),
    text(
      'At the end stands what all of it costs for three years, before tax: the first payment and the renewals after it, at today’s prices. It is the honest figure for comparing, because a cheap first year can be followed by dear ones. A renewal costs the price of its day; for a name we tell you that price 90, 30 and 7 days ahead.',
    ),
    heading('How it is paid, and how it comes back'),
    text(
      'Pay by card where the checkout offers it, or by bank transfer with the order number as reference. A name is held for you for 72 hours meanwhile.',
    ),
    text(
      'You may change your mind for 30 days from the first payment. Domain names are excluded, because a registry does not take them back. What was paid back is noted on the page of the order.',
    ),
    heading('If a figure puzzles you'),
    text(
      '[Send us](/contact) the order number and the line. The number opens nothing by itself, so it may stand in an email. If you have lost the email with the receipt, log in: every order hangs in your overview.',
    ),
  ],
}

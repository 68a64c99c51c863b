import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'A domain transfer, day by day',
  description:
    'From the lock at the old registrar to the new expiry date: what you do, what others do, and why the website keeps running meanwhile.',
  next: { heading: 'Ready to move? See the price first.', label: 'Start a transfer' },
  body: [
    text(
      'A transfer moves the care of a name from one registrar to another. It does not move your website and it does not touch your email. It takes 5 to 7 days, most of which is waiting, and it includes one more year for the name.',
    ),
    heading('What you need before you begin'),
    points(
      'Access to the account at your present registrar.',
      'A mailbox that is still read at the address the registry has on file.',
      'The authorization code, also called auth code or EPP code. What it is and how it relates to the lock is explained in [Authorization code and domain lock](/knowledge-base/authorization-code-and-lock).',
    ),
    text(
      'Look at the age of the name as well. Most registries refuse to move a name in the first 60 days after it was registered or moved. The [WHOIS lookup](/domains/whois) shows the day of registration and whether a lock is set.',
    ),
    heading('Day 0: unlock, copy the code, order'),
    steps(
      'Log in at your present registrar and switch off the transfer lock.',
      'Ask there for the authorization code. For most extensions it must be handed to you within five days.',
      'Open our [transfer page](/domains/transfer) and type the whole name, extension included.',
      'Read the price. You see it before we ask for any code: for the extensions we sell it is as much as the first year of a new name.',
      'Paste the code exactly as you received it. We keep it encrypted, never show it again and erase it once the transfer is done.',
      'Put the transfer in the cart and order. Nothing moves, and nothing is charged, until you have ordered.',
    ),
    text(
      'You may pay by card where the checkout offers it, or by bank transfer. With a bank transfer the days start to count when the money has arrived.',
    ),
    heading('Day 1: two registrars talk'),
    text(
      'Once the order is paid we hand the request to the registry. The registry asks your present registrar, who may write to you. You need not answer: silence counts as consent after a few days. If their email contains a link to confirm at once, using it makes the transfer faster. A link to refuse stops it, so read before you press.',
    ),
    heading('Days 2 to 6: leave the records alone'),
    text(
      'Your website and your email answer as before, because the name servers stay as they are. Do not change records or the holder during these days. A change can set a new lock, and then the wait begins again.',
    ),
    text('The overview of your account says where things stand: requested, with the registry, or arrived.'),
    heading('Day 7: arrived'),
    points(
      'The expiry date is one year later than it was. Nothing you had paid for is lost.',
      'The records are as you left them.',
      'The authorization code is used up.',
      'The name hangs under My domains, with its expiry date and the price it renews at.',
    ),
    text(
      'Check two things: open the website, and send yourself an email. If both work, the old account may be closed, unless other services still run there. If your website is still hosted by the old company, keep that contract until you have [moved the website](/knowledge-base/move-a-website) too.',
    ),
    heading('When it does not work'),
    text(
      'Three causes explain nearly every refusal: the lock was still on, the code was mistyped or had expired, or the name was younger than 60 days. We email you the reason. Correct it with your present registrar and [write to us](/contact): we ask the registry again.',
    ),
  ],
}

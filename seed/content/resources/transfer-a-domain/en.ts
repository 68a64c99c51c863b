import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Domain transfer, step by step',
  description:
    'How to transfer a domain to Hostfront: unlock it, request the auth code, order. It takes 5 to 7 days, and your website stays online.',
  next: { heading: 'See the price before you transfer.', label: 'Start a transfer' },
  body: [
    text(
      'A domain transfer moves your domain from one registrar to another. It does not move your website, and it does not touch your email. It takes 5 to 7 days, most of which is waiting, and includes one more year for the domain.',
    ),
    heading('What you need for a domain transfer'),
    points(
      'Access to your account at the current registrar.',
      'Access to the mailbox of the email address the registry has on file.',
      'The authorization code, also called auth code or EPP code. What it is and how the lock works is explained in [Authorization code and domain lock](/knowledge-base/authorization-code-and-lock).',
    ),
    text(
      'Check the age of the domain as well. Most registries refuse transfers in the first 60 days after a domain was registered or transferred. The [WHOIS lookup](/domains/whois) shows the registration date and whether a lock is set.',
    ),
    heading('Day 0: unlock, copy the auth code, order'),
    steps(
      'Log in to your account with your current registrar and switch off the domain lock.',
      'Request the auth code there. For most extensions the registrar must provide it within five days.',
      'Open our [transfer page](/domains/transfer) and enter the full domain, extension included.',
      'Check the price. You see it before you enter the code: for the extensions we sell, a transfer costs as much as the first year of a new domain.',
      'Paste the auth code exactly as you received it. We store it encrypted, never show it again and delete it once the transfer is done.',
      'Add the transfer to the cart and place the order. Nothing happens and nothing is charged before that.',
    ),
    text(
      'Pay by card, if the checkout offers it, or by bank transfer. With a bank transfer, the 5 to 7 days start when the money arrives.',
    ),
    heading('Day 1: the registry asks your current registrar'),
    text(
      'Once the order is paid, we submit the request to the registry. The registry asks your current registrar, who may write to you. You do not have to answer: after a few days, silence counts as consent. If the email contains a link to confirm, click it and the transfer is faster. A link to refuse stops the transfer, so read before you click.',
    ),
    heading('Days 2 to 6: leave the DNS records alone'),
    text(
      'Your website and email keep working, because the nameservers stay the same. Do not change the records or the owner of the domain during these days. A change can trigger a new lock, and the wait would start again.',
    ),
    text('Your account shows the status of the transfer: requested, with the registry, or completed.'),
    heading('Day 7: the transfer is complete'),
    points(
      'With most registries, the expiry date is one year later than before, so you lose none of the time you have paid for.',
      'The DNS records are unchanged.',
      'The auth code can no longer be used.',
      'The domain is listed under My domains, with its expiry date and renewal price.',
    ),
    text(
      'Check two things: open your website, and send yourself an email. If both work, you can close the old account, unless other services still run there. If your website is still hosted at the old company, keep that contract until you have [migrated the website](/knowledge-base/move-a-website) too.',
    ),
    heading('If the transfer fails'),
    text(
      'Nearly every refusal has one of three causes: the lock was still on, the auth code was wrong or expired, or the domain was younger than 60 days. We email you the reason. Fix it at your current registrar and [write to us](/contact), and we will submit the request again.',
    ),
  ],
}

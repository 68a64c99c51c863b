import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Set up SPF, DKIM and DMARC for your domain',
  description:
    'How to set up SPF, DKIM and DMARC step by step, what each record proves, and how to move to a strict policy without losing email.',
  next: { heading: 'Check the SPF and DMARC records of your domain.', label: 'Open DNS lookup' },
  body: [
    text(
      'Anyone can put your address in the From line of an email. Receiving servers therefore check three things: may this server send for the domain, is the message unchanged, and what should happen if a check fails? Three TXT records answer, and large providers reject email from domains that have none.',
    ),
    text(
      'With our email plans all three are set up for your domain on the first day. This guide is for domains whose DNS is elsewhere, and for everyone who sends newsletters or invoices through a second service.',
    ),
    heading('SPF: which servers may send'),
    text(
      'SPF lists the servers that may send email for your domain. The receiving server compares the list with the server that delivers the message.',
    ),
    code('example.com.  TXT  "v=spf1 mx include:_spf.example.net -all"'),
    points(
      '`mx` allows the servers that receive email for your domain.',
      '`include` adds the servers of another service, such as your newsletter provider.',
      '`-all` means that all other servers must be rejected; `~all` means that they are suspicious.',
    ),
    text(
      'A domain must have exactly one SPF record, and evaluating it may take at most ten further DNS lookups. Every `include` counts. If you keep adding services over the years, you can exceed ten without noticing, and the whole record then becomes invalid.',
    ),
    heading('DKIM: a signature for each message'),
    text(
      'With DKIM the sending server signs each message. The public key is published in the DNS under a name with a selector, so that each service can have its own key.',
    ),
    code('s1._domainkey.example.com.  TXT  "v=DKIM1; k=rsa; p=MIIBIjANBg…"'),
    text(
      'The sending service gives you the name and the value. Copy the whole value: a line break or a missing character makes every signature invalid. Unlike SPF, a DKIM signature survives most forwarding.',
    ),
    heading('DMARC: what happens when checks fail'),
    text('DMARC ties both to the address your reader sees, and tells the receiving server what to do with a message that fails.'),
    code('_dmarc.example.com.  TXT  "v=DMARC1; p=none; rua=mailto:dmarc@example.com"'),
    text(
      'A message passes if SPF or DKIM passes **for the same domain** as in the From line. This is where newsletters often fail: SPF passes, but for the domain of the service. The solution is a DKIM key for your own domain.',
    ),
    heading('Set up SPF, DKIM and DMARC step by step'),
    steps(
      'List everything that sends email from your domain: mailboxes, shop, contact form, newsletter, invoices, the printer.',
      'Create one SPF record that covers them all, with `~all` at the end.',
      'Set up DKIM for each of these senders.',
      'Create a DMARC record with `p=none` and an address for reports.',
      'Wait two weeks and read the reports. They list every server that sent email with your domain.',
      'When none of your own senders fails any more, change to `p=quarantine`, a month later to `p=reject`, and change SPF to `-all`.',
    ),
    text('Do not begin with `reject`. It takes effect at once, even for a sender you forgot.'),
    heading('Check your records'),
    text(
      'Look up the records with the [DNS lookup](/domains/dns): enter your domain for SPF, and `_dmarc` and a dot in front of it for DMARC. Then send a message to a mailbox at another provider and open its source. The line `Authentication-Results` should say `spf=pass`, `dkim=pass` and `dmarc=pass`.',
    ),
    heading('What SPF, DKIM and DMARC do not do'),
    text(
      'They prove who sent a message, not that anyone wants it. If you write to people who never asked for it, you end up in the spam folder all the same. Ask for consent, offer an unsubscribe link in each message, and start slowly with a new domain: a few dozen messages a day in the first week, not thousands.',
    ),
  ],
}

import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'SPF, DKIM and DMARC: email that is believed',
  description:
    'Three records that decide whether your email is let in: what each proves, how to set them, and how to tighten them without losing a message.',
  next: { heading: 'Which papers does your name carry?', label: 'Read the TXT records' },
  body: [
    text(
      'Anybody can write your address on an envelope. Receivers therefore ask for papers: does this server send for that name, is the message unchanged, and what should happen if not? Three TXT records answer, and large providers turn away those who have none.',
    ),
    text(
      'With our email plans all three are set for your domain on the first day. This page is for names whose records lie elsewhere, and for those who send newsletters or invoices through a second service.',
    ),
    heading('SPF: who may send'),
    text('SPF lists the servers that may hand in email for your name. The receiver compares the list with the server at the door.'),
    code('example.com.  TXT  "v=spf1 mx include:_spf.example.net -all"'),
    points(
      '`mx` allows the servers that also receive your email.',
      '`include` takes over the list of a service, such as your newsletter provider.',
      '`-all` says that nobody else may; `~all` says that others are doubtful.',
    ),
    text(
      'There must be exactly one SPF record, and answering it may take at most ten further DNS questions. Every `include` counts; whoever collects services for years passes ten without noticing, and then the whole record counts for nothing.',
    ),
    heading('DKIM: unchanged on the way'),
    text(
      'With DKIM the sending server signs each message. The public key stands in the DNS under a name of its own, the selector, so that each service can have its own key.',
    ),
    code('s1._domainkey.example.com.  TXT  "v=DKIM1; k=rsa; p=MIIBIjANBg…"'),
    text(
      'The service that sends gives you name and value. Copy the value in one piece: a line break or a lost character makes every signature wrong. Unlike SPF, a DKIM signature survives most forwardings.',
    ),
    heading('DMARC: what to do with the rest'),
    text('DMARC ties both to the address your reader sees, and says what a receiver should do with a message that fails.'),
    code('_dmarc.example.com.  TXT  "v=DMARC1; p=none; rua=mailto:dmarc@example.com"'),
    text(
      'A message passes if SPF or DKIM holds **for the same domain** as stands in the From line. That is where newsletters fail: the service’s SPF holds, but for the service’s own name. The remedy is a DKIM key for your name.',
    ),
    heading('Setting them, step by step'),
    steps(
      'List everything that sends under your name: mailboxes, shop, contact form, newsletter, invoices, the printer.',
      'Write one SPF record that covers them all, with `~all` at its end.',
      'Set up DKIM for each sender.',
      'Set DMARC with `p=none` and an address for the reports.',
      'Wait two weeks and read the reports. They name every server that wrote in your name.',
      'When nothing of yours fails any more, go to `p=quarantine`, a month later to `p=reject`, and change SPF to `-all`.',
    ),
    text('Do not begin with `reject`. It works at once, also against the sender you forgot.'),
    heading('How to check'),
    text(
      'Read the records with the [DNS lookup](/domains/dns): type your name for SPF, and `_dmarc` with a dot before your name for DMARC. Then send a message to a mailbox elsewhere and look at its source. The line `Authentication-Results` should say `spf=pass`, `dkim=pass` and `dmarc=pass`.',
    ),
    heading('What papers do not do'),
    text(
      'They prove who writes, not that anybody wants to read it. Whoever writes to people who never asked lands in spam with the best of papers. Ask for consent, offer a way out in each message, and let a new name begin slowly: some dozens a day in the first week, not thousands.',
    ),
  ],
}

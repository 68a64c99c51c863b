import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'DV, OV or EV: which certificate',
  description:
    'What is checked for each kind, how long it takes, what a wildcard covers, and why the encryption is the same in all of them.',
  next: { heading: 'Compare them with prices and coverage.', label: 'See SSL certificates' },
  body: [
    text(
      'A certificate does two things: it lets browser and server encrypt what they say, and it states who is at the other end. The first is the same for every certificate. Only the second differs, and it is what you pay for.',
    ),
    heading('What is checked'),
    points(
      '**DV, domain validation.** It is checked that the domain is yours, by a record in the DNS or a file on the website. Issued in minutes.',
      '**OV, organisation validation.** It is checked as well that your company exists, in a public register. The name of the company can be read in the certificate. Issued in 1 to 3 days; we go through the paperwork with you.',
      '**EV, extended validation.** The full legal entity is checked: register entry, address and signatory. Issued within 5 days. Banks and public tenders ask for it.',
    ),
    text(
      'The padlock looks the same for all three. Browsers once showed the company’s name in green for EV; none of the large ones does any more. Whoever wants to know has to open the certificate and read.',
    ),
    heading('What you probably already have'),
    text(
      'Shared, WordPress and store plans come with a certificate for your domain, set up and renewed for you. For a website, a blog or a small shop that is all you need. You need not buy one on top.',
    ),
    heading('When to buy one'),
    steps(
      'Your domain is hosted elsewhere, or on a machine of your own, and you want somebody to see to the renewal. The DV certificate also serves domains registered elsewhere.',
      'A contract, a tender or your auditor names a kind. Then take that one.',
      'Customers check whom they pay. OV is the least that answers them.',
      'You have many names below one domain, or many domains.',
    ),
    text(
      'For a domain held with us there is also the SSL add-on. It proves the domain and encrypts alike, covers one domain, is paid by the year and costs less; the DV certificate can be paid by the month, carries a warranty and comes as wildcard or multi-domain.',
    ),
    heading('One name, all names, many domains'),
    points(
      '**Single:** your domain, with and without `www`.',
      '**Wildcard:** the domain and every name exactly one level below it. `shop.example.com` is covered, `test.shop.example.com` is not. It costs three times the plan. There is no EV wildcard: no authority may issue one.',
      '**Multi-domain:** different domains in one certificate, at one flat price, sold by the year.',
    ),
    text(
      'Wildcard and multi-domain exclude each other. If you are not sure how many names there will be, count those of today and ask whether a fourth is already planned; [a wildcard](/ssl/wildcard) pays from there on.',
    ),
    heading('What the warranty means'),
    text(
      'Each plan carries a sum: 10,000 USD for DV, 250,000 for OV, 1,500,000 for EV. It is a promise to visitors who lose money because a certificate was issued wrongly. It is no insurance for your shop, and no reason to choose EV.',
    ),
    heading('After the order'),
    steps(
      'Choose coverage and, for OV and EV, have the register entry of your company at hand.',
      'Answer the check: one DNS record, or an email to an address of the domain. If your domain has a [CAA record](/knowledge-base/dns-records), it must allow the authority.',
      'On our hosting the certificate installs itself. Elsewhere we send you the file.',
      'It is renewed before it lapses. Elsewhere you receive the new file in time.',
    ),
    text('If a key was lost or seen by somebody else, say so at once: an OV or EV certificate is reissued free of charge.'),
  ],
}

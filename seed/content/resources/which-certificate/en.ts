import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'DV, OV or EV: which certificate do I need?',
  description:
    'DV, OV and EV certificates compared: what is checked, how long it takes, what single, wildcard and multi-domain certificates cover.',
  next: { heading: 'Compare SSL certificates and prices.', label: 'See SSL certificates' },
  body: [
    text(
      'An SSL certificate does two things: it encrypts the connection between browser and server, and it states who operates the site. The encryption is the same for every certificate. What differs, and what you pay for, is how thoroughly the owner is checked.',
    ),
    heading('DV, OV and EV: what is checked'),
    points(
      '**DV (domain validation).** The authority checks that you control the domain, with a DNS record or a file on the website. Issued in minutes.',
      '**OV (organisation validation).** The authority also checks in a public register that your company exists. The company name is shown in the certificate. Issued in 1 to 3 days; we go through the paperwork with you.',
      '**EV (extended validation).** The authority checks your company’s legal identity: register entry, address and signatory. Issued within 5 days. Banks and public tenders ask for it.',
    ),
    text(
      'In the browser all three look the same. Browsers used to show the company name in green for EV; none of the major ones still does. To see the company, a visitor has to open the certificate.',
    ),
    heading('You may already have a certificate'),
    text(
      'Shared, WordPress and ecommerce plans include a certificate for your domain, installed and renewed for you. For a website, a blog or a small shop, you need nothing else.',
    ),
    heading('When to buy a certificate'),
    steps(
      'Your domain is hosted elsewhere or on your own server, and you want us to take care of the renewal. The DV certificate also works for domains registered elsewhere.',
      'A contract, a tender or an auditor requires a specific type. Choose that one.',
      'Your customers want to know whom they pay. Then you need at least OV.',
      'You have many subdomains, or many domains.',
    ),
    text(
      'For a domain registered with us there is also the SSL add-on. It is a domain-validated certificate with the same encryption, covers one domain, is paid by the year and costs less. The DV certificate can be paid by the month, carries a warranty and is available as wildcard or multi-domain.',
    ),
    heading('Single, wildcard or multi-domain?'),
    points(
      '**Single:** your domain, with and without `www`.',
      '**Wildcard:** your domain and every name exactly one level below it. `shop.example.com` is covered, `test.shop.example.com` is not. It costs three times the plan. There is no EV wildcard, because no authority may issue one.',
      '**Multi-domain:** several different domains in one certificate, at a flat price, paid by the year.',
    ),
    text(
      'You cannot combine wildcard and multi-domain. If you do not know how many subdomains you will need, count the ones you have today: from the fourth on, [a wildcard](/ssl/wildcard) pays off.',
    ),
    heading('What the warranty covers'),
    text(
      'Each plan has a warranty sum: 10,000 USD for DV, 250,000 for OV, 1,500,000 for EV. The certificate authority that issues the certificate provides it. It covers visitors who lose money because a certificate was issued wrongly. It is not insurance for your shop, and no reason to choose EV.',
    ),
    heading('After you order'),
    steps(
      'Choose the coverage and, for OV and EV, have your company’s register entry ready.',
      'Complete the validation, with a DNS record or an email to an address of the domain. If your domain has a [CAA record](/knowledge-base/dns-records), it must allow the authority that issues the certificate.',
      'On our hosting the certificate is installed automatically. For servers elsewhere, we send you the file.',
      'We renew the certificate before it expires. For servers elsewhere, you receive the new file in time.',
    ),
    text('If a private key is lost or someone else has seen it, tell us at once: we have the certificate reissued free of charge.'),
  ],
}

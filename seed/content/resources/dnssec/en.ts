import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'DNSSEC explained: how it protects your domain',
  description:
    'What DNSSEC protects against, how the chain of trust works, and how to change nameservers without making your domain unreachable.',
  next: { heading: 'Protect your DNS against forged answers.', label: 'Search for a domain with Premium DNS' },
  body: [
    text(
      'DNS was designed at a time when people trusted each other. The first answer to arrive is believed, and nothing in it proves that it is true. DNSSEC adds a signature to each answer, so that resolvers can detect a forged one and discard it.',
    ),
    heading('What DNSSEC protects against, and what it does not'),
    text(
      'It protects against forged answers: an attacker on the network, or a poisoned cache, sends your visitors to another server under your domain. With DNSSEC a validating resolver rejects that answer, and the visitor sees an error instead of a fake site.',
    ),
    points(
      'DNSSEC does not encrypt. Anyone who can read the traffic still sees which domains are looked up.',
      'DNSSEC does not replace an SSL certificate. The certificate proves, once the connection is made, that the server is yours. You need both.',
      'DNSSEC does not help if your account is stolen. Anyone who can change your records can have them signed, too.',
    ),
    heading('How the chain of trust works'),
    text(
      'Each zone has a key pair. The nameserver signs its records with the private key; the public key is published in the zone as a DNSKEY record. The zone above confirms that this key is genuine: the registry publishes a DS record, which is a fingerprint of your key. The registry’s key is confirmed by the root zone, and the key of the root zone is built into every validating resolver.',
    ),
    code('example.com.  3600  DS      2371 13 2 5f8c…', 'example.com.  3600  DNSKEY  257 3 13 mdsswUyr…'),
    text(
      'Two parties therefore have to work together: the operator of your nameservers holds the key, and the registrar of your domain passes its fingerprint to the registry.',
    ),
    heading('What usually goes wrong'),
    text(
      'Almost every DNSSEC failure has the same cause. The nameservers are changed, the new ones sign with another key or not at all, and the registry still publishes the fingerprint of the old key. Validating resolvers then reject the correct answers. Your domain is unreachable for perhaps a third of all visitors, while it works for you.',
    ),
    heading('How to change nameservers with DNSSEC'),
    steps(
      'Have your registrar remove the DS record at the registry.',
      'Wait until the TTL of the DS record has passed. For most extensions a day is enough.',
      'Change the nameservers, as described in [How to point a domain to another host](/knowledge-base/point-a-name).',
      'Check that the new nameservers answer correctly, then have the new DS record added.',
    ),
    text(
      'The same applies to a [domain transfer](/knowledge-base/transfer-a-domain): if the nameservers belong to the old registrar and end with the contract, remove the DS record first. If the nameservers stay, DNSSEC can stay as well.',
    ),
    heading('How to check whether a domain is signed'),
    text('A validating resolver says so in its answer. Look for the flag `ad` (authenticated data):'),
    code('dig +dnssec example.com A'),
    text(
      'No flag and no RRSIG line means the domain is not signed. If the answer is `SERVFAIL`, but becomes normal when you add `+cd`, which switches validation off, the domain is signed but its DNSSEC is broken. The [DNS lookup](/domains/dns) shows the records themselves, so begin there.',
    ),
    heading('DNSSEC at Hostfront'),
    text(
      'DNSSEC is part of the Premium DNS add-on, together with nameservers in many locations and changes that take effect within a minute. We create the keys, rotate them in time and pass the fingerprint to the registry. Tick the add-on in the expanded row of the [search results](/domains/search), or add it later: [write to us](/contact). A few extensions do not support DNSSEC yet; support tells you before you pay.',
    ),
  ],
}

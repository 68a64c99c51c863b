import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'DNSSEC: signed answers',
  description:
    'What DNSSEC protects and what it does not, how the chain of signatures works, and why a name can vanish when its name servers are changed.',
  next: { heading: 'Answers that cannot be forged.', label: 'Search a name with Premium DNS' },
  body: [
    text(
      'DNS was built at a time when people trusted each other. Whoever answers first is believed, and nothing in the answer proves that it is true. DNSSEC adds a signature to each answer, so that a forged one is noticed and thrown away.',
    ),
    heading('What it protects, and what it does not'),
    text(
      'It protects against forged answers: somebody on the way, or a poisoned cache, sends your visitors to another machine under your name. With DNSSEC a checking resolver refuses that answer, and the visitor sees an error instead of a trap.',
    ),
    points(
      'It does not encrypt. Whoever listens still sees which names are asked for.',
      'It does not replace a certificate. That one proves, after the connection is made, that the machine is yours. The two belong together.',
      'It does not help against a stolen account. Whoever may change your records may also have them signed.',
    ),
    heading('How the chain works'),
    text(
      'Each zone has a key pair. With the secret part the name server signs its records; the public part stands in the zone as a DNSKEY record. How does anybody know that this key is genuine? The zone above says so: the registry publishes a DS record, a fingerprint of your key. The registry’s own key is vouched for by the root, and the root’s key is built into every resolver.',
    ),
    code('example.com.  3600  DS      2371 13 2 5f8c…', 'example.com.  3600  DNSKEY  257 3 13 mdsswUyr…'),
    text(
      'So two parties have to agree: whoever runs your name servers holds the key, and whoever looks after your name hands its fingerprint to the registry.',
    ),
    heading('What goes wrong'),
    text(
      'Nearly every accident with DNSSEC is the same one. The name servers are changed, the new ones sign with another key or not at all, and the registry still publishes the fingerprint of the old one. Every checking resolver then takes the correct answers for forgeries. The name has vanished for perhaps a third of all visitors, while it works for you.',
    ),
    heading('Changing name servers without an accident'),
    steps(
      'Have the DS record removed at the registry, by the registrar who looks after the name.',
      'Wait until its time to live has passed. For most extensions a day is enough.',
      'Change the name servers, as described in [Pointing a domain at another host](/knowledge-base/point-a-name).',
      'Check that the new ones answer correctly, then have the new DS record entered.',
    ),
    text(
      'The same holds for a [transfer](/knowledge-base/transfer-a-domain): if the name servers belong to the old registrar and go with the contract, take the DS record out first. If they stay, DNSSEC stays as well.',
    ),
    heading('How to see whether a name is signed'),
    text('A resolver that checks says so in its answer. Look for the flag `ad`, short for authenticated data:'),
    code('dig +dnssec example.com A'),
    text(
      'No flag and no RRSIG line: not signed. An answer of `SERVFAIL` that becomes a normal one when you add `+cd`, which switches the check off: signed, but broken. The [DNS lookup](/domains/dns) shows the records themselves, so begin there.',
    ),
    heading('DNSSEC with us'),
    text(
      'Signed answers belong to the Premium DNS add-on, together with name servers in many places and changes that are seen within a minute. We make the keys, change them in time and hand the fingerprint to the registry. It can be ticked in the opened row of the [search](/domains/search), or added later: [write to us](/contact). A few extensions do not know DNSSEC yet; support tells you before you pay for it.',
    ),
  ],
}

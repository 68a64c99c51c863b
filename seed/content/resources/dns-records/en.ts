import type { ArticleWords } from '../../../article'
import { code, heading, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'DNS records explained: A, CNAME, MX, TXT',
  description:
    'What A, AAAA, CNAME, MX, TXT, NS and CAA records do, what they look like, how long a change takes, and the most common mistakes.',
  next: { heading: 'Which DNS records does your domain have?', label: 'Open DNS lookup' },
  body: [
    text(
      'DNS is the address book of the internet. Before a browser opens your website or a server delivers an email to you, it asks the DNS where your domain is. The answers are called records, and seven types do nearly all the work. Each record has a name, a type, a value and a TTL.',
    ),
    heading('How to look up the records of a domain'),
    text(
      'Enter the domain in the [DNS lookup](/domains/dns). You see its current records, sorted by type. The TTL (time to live) is the number of seconds for which resolvers may cache a record before they ask again.',
    ),
    heading('A and AAAA: the IP address of your website'),
    text(
      'An A record holds the IPv4 address of a server, an AAAA record its IPv6 address. If both exist, visitors with an IPv6 connection usually use the AAAA record.',
    ),
    code('example.com.      3600  A     203.0.113.10', 'example.com.      3600  AAAA  2001:db8::10'),
    text(
      'Common mistake: during a migration the A record is changed and the AAAA record is forgotten. Visitors with IPv6 then still see the old site.',
    ),
    heading('CNAME: an alias for another name'),
    text(
      'A CNAME record makes one name an alias of another. Use it for `www`, and for services that give you a host name instead of an IP address.',
    ),
    code('www.example.com.  3600  CNAME example.com.'),
    text(
      'A CNAME cannot share its name with other records. The root domain, `example.com`, therefore cannot have one: it needs its NS and MX records.',
    ),
    heading('MX: where email is delivered'),
    text('An MX record names a mail server and a priority. The server with the lowest number is tried first; the others are fallbacks.'),
    code('example.com.      3600  MX    10 mx1.example.net.', 'example.com.      3600  MX    20 mx2.example.net.'),
    text('The value must be a host name, never an IP address, and that name must have an A or AAAA record, not a CNAME.'),
    heading('TXT: verification, SPF, DKIM and DMARC'),
    text(
      'TXT records hold text for programs to read. Services use them to verify that the domain is yours, and they also hold the email authentication records SPF, DKIM and DMARC. [How to set them up](/knowledge-base/spf-dkim-dmarc) is explained in a separate article.',
    ),
    code('example.com.      3600  TXT   "v=spf1 mx -all"'),
    text('Common mistake: two SPF records. A domain must have exactly one, with all senders in it.'),
    heading('NS: the nameservers of the domain'),
    text(
      'NS records name the nameservers, the servers that answer for all the other records. They are set in two places, at the registry and in the zone itself, and both lists should match. Changing nameservers is a bigger step than changing one record, because from then on only the records on the new servers count.',
    ),
    heading('CAA: who may issue certificates'),
    text(
      'A CAA record lists the certificate authorities that may issue certificates for your domain. Without one, any authority may. If a certificate is refused for no obvious reason, check here first.',
    ),
    code('example.com.      3600  CAA   0 issue "ca.example.net"'),
    heading('How long DNS changes take'),
    text(
      'Your own nameservers answer with the new record at once. Everyone else sees it when the TTL of the old record has passed: an hour with a TTL of 3600, a day with 86400. Lower the TTL the day before a migration and raise it again afterwards. Asking more often does not help; waiting does.',
    ),
    heading('How to change records at Hostfront'),
    text(
      'If your domain uses our nameservers, change its records in your account under My domains, or [send support](/contact) the line you need: name, type and value, as above.',
    ),
  ],
}

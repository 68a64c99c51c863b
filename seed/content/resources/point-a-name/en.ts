import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'How to point a domain to another host',
  description:
    'Change DNS records or nameservers? Which of the two you need to point a domain to a new host, in which order, and how to check and undo it.',
  next: { heading: 'Where does your domain point now?', label: 'Open DNS lookup' },
  body: [
    text(
      'Your domain and your hosting are two contracts, often with two companies. To connect them, you tell the DNS on which server your website is. There are two ways to do this, and if you choose the wrong one, you can lose email.',
    ),
    heading('DNS records or nameservers: which to change'),
    text(
      '**Change DNS records.** The nameservers stay, and you change only the records of the website. Choose this if the new host gave you an IP address, or a host name for a CNAME. Email and everything else stay untouched. It is the right choice nine times out of ten.',
    ),
    text(
      '**Change the nameservers.** You hand over the whole zone, and from then on all records on the new nameservers apply: website, email and everything else. Choose this if the new host requires it, and only after you have copied every record.',
    ),
    heading('Before you begin'),
    steps(
      'Open the [DNS lookup](/domains/dns), enter your domain and write down all records: A, AAAA, CNAME, MX, TXT. You need this list if you want to go back.',
      'Look up `www` in front of your domain as well. It often has a record of its own.',
      'Note the TTL. If it is more than an hour, lower it to 300 seconds and wait until the old TTL has passed.',
      'Make sure your domain is set up at the new host. Otherwise the server shows another website, or an error.',
    ),
    heading('Option 1: change DNS records'),
    steps(
      'Change the A record of the root domain to the IPv4 address of the new host.',
      'Change the AAAA record, too. If the new host gave you no IPv6 address, delete the old record: a forgotten AAAA record is the most common reason why “some people” still see the old site.',
      'Point `www` to the root domain with a CNAME.',
      'Do not change MX and TXT.',
    ),
    code('example.com.      300  A      203.0.113.10', 'www.example.com.  300  CNAME  example.com.'),
    text(
      'If your domain uses our nameservers, change the records in your account under My domains, or [send support](/contact) the new lines. If it is elsewhere, look in your account there under DNS, zone or records.',
    ),
    heading('Option 2: change the nameservers'),
    steps(
      'Have the new host create the zone, and copy every record from your list into it, MX and TXT first.',
      'Ask the new nameservers directly whether they answer correctly, before anyone else uses them:',
    ),
    code('dig @ns1.example.net example.com A', 'dig @ns1.example.net example.com MX'),
    steps(
      'If DNSSEC is on, have it switched off first and wait a day. [Why this matters](/knowledge-base/dnssec) is explained in the article on DNSSEC.',
      'Enter the new nameservers at the registrar of the domain.',
      'Keep the old zone running for two days. The nameservers of a domain can be cached for that long.',
    ),
    heading('How to check the change'),
    points(
      'The [DNS lookup](/domains/dns) queries the DNS from our servers at this moment. If it shows the new values and your browser does not, your own network has cached the old answer. Try a phone without Wi-Fi.',
      'Open the site with `https://`. A warning means that the [certificate is still missing](/knowledge-base/browser-says-not-secure): it can only be issued once the domain points to the new server.',
      'Send yourself an email from another provider and wait for it to arrive.',
    ),
    heading('How to undo the change'),
    text(
      'Restore the values from your list. With a TTL of 300 seconds, everything is back within five minutes. When all is well, raise the TTL to 3600; a short TTL means more DNS queries and slightly slower visits.',
    ),
  ],
}

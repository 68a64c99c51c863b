import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Pointing a domain at another host',
  description: 'Name servers or single records: which of the two to change, in which order, how to check it, and how to find the way back.',
  next: { heading: 'Where does your name point now?', label: 'Read the DNS' },
  body: [
    text(
      'A name and a host are two contracts that may lie with two companies. To join them you tell the name where the website lives. There are two ways to say it, and choosing the wrong one is how email gets lost.',
    ),
    heading('Two ways, and which one is yours'),
    text(
      '**Change single records.** The name servers stay, and only the lines for the website are changed. Choose this if the new host gave you an address of numbers, or a name for a CNAME. Email and everything else remain untouched. It is the right way nine times out of ten.',
    ),
    text(
      '**Change the name servers.** You hand the whole signpost to somebody else, and from then on all records count that stand there, for the website, the email and everything. Choose this if the new host asks for it, and only after you have copied every record.',
    ),
    heading('Before you begin'),
    steps(
      'Open the [DNS lookup](/domains/dns), type your name, and write down all that is there: A, AAAA, CNAME, MX, TXT. That list is the way back.',
      'Look up `www` with your name as well. It often has a line of its own.',
      'Note the TTL. If it is more than an hour, have it lowered to 300 seconds, and wait until the old time has passed.',
      'Make sure that the new host knows your name. A machine that was never told about it shows somebody else’s page, or an error.',
    ),
    heading('Way one: single records'),
    steps(
      'Change the A record of the bare name to the address the new host gave you.',
      'Change the AAAA record too. If the new host gave you no long address, delete the old one: a forgotten AAAA record is the most common reason why “some people” still see the old site.',
      'Point `www` at the bare name with a CNAME.',
      'Leave MX and TXT alone.',
    ),
    code('example.com.      300  A      203.0.113.10', 'www.example.com.  300  CNAME  example.com.'),
    text(
      'Is the name with us? Then [send support](/contact) the new lines; we set them and show them to you before they count. Is it elsewhere? Then you find them in your account there, under DNS, zone or records.',
    ),
    heading('Way two: name servers'),
    steps(
      'Have the new host set up the zone, and copy every record from your list into it, MX and TXT first.',
      'Ask the new name servers directly whether they answer correctly, before anybody else does:',
    ),
    code('dig @ns1.example.net example.com A', 'dig @ns1.example.net example.com MX'),
    steps(
      'If DNSSEC is switched on, have it switched off first and wait a day. [Why that matters](/knowledge-base/dnssec) is a story of its own.',
      'Enter the new name servers at the registrar who looks after the name.',
      'Keep the old zone alive for two days. Registries tell the world that name servers may be remembered for that long.',
    ),
    heading('How to check'),
    points(
      'The [DNS lookup](/domains/dns) asks now, from our machines. If it shows the new values and your screen does not, your own network still remembers the old answer. A phone without Wi-Fi tells you.',
      'Open the site with `https://`. A warning means that the [certificate is still missing](/knowledge-base/browser-says-not-secure): it can only be issued once the name points at the new machine.',
      'Send an email to yourself from another provider and wait for it.',
    ),
    heading('The way back'),
    text(
      'Set the values from your list again. With a TTL of 300 seconds everybody is back within five minutes. Raise the TTL to 3600 once you are content; a short one makes every visit ask again.',
    ),
  ],
}

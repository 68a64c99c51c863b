import type { ArticleWords } from '../../../article'
import { code, heading, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'DNS records, one by one',
  description:
    'A, AAAA, CNAME, MX, TXT, NS and CAA: what each record is for, how it looks, and the mistakes that are made with it most often.',
  next: { heading: 'Which records does your name have?', label: 'Read the DNS' },
  body: [
    text(
      'DNS is the signpost of the internet. Whoever wants your website or writes you an email asks it first: where is that name? The answers are called records, and seven kinds of them do nearly all the work. Each has a name, a kind, a value and a time to live.',
    ),
    heading('How to read the records of a name'),
    text(
      'Type the name into the [DNS lookup](/domains/dns). You see what it answers with at this moment, sorted by kind. The time to live, or TTL, is the number of seconds for which others may keep an answer before they ask again.',
    ),
    heading('A and AAAA: the address of the site'),
    text(
      'An A record holds the short address of a machine, an AAAA record the long one. If both are there, most visitors use the long one.',
    ),
    code('example.com.      3600  A     203.0.113.10', 'example.com.      3600  AAAA  2001:db8::10'),
    text(
      'Frequent mistake: the A record is changed in a move and the AAAA record is forgotten. Half of the visitors then see the old site.',
    ),
    heading('CNAME: see under another name'),
    text(
      'A CNAME says that one name is another name for a second one. It is right for `www`, and for services that give you a name instead of an address.',
    ),
    code('www.example.com.  3600  CNAME example.com.'),
    text(
      'Where a CNAME stands, no other record may stand beside it. That is why the bare name, `example.com`, cannot have one: it needs its MX and NS records.',
    ),
    heading('MX: who receives the email'),
    text('An MX record names a mail server and a priority. The lowest number is asked first; the others are the reserve.'),
    code('example.com.      3600  MX    10 mx1.example.net.', 'example.com.      3600  MX    20 mx2.example.net.'),
    text('The value has to be a name, never an address of numbers, and that name must have an A or AAAA record, not a CNAME.'),
    heading('TXT: proofs and notes'),
    text(
      'TXT records hold text that programs read. Services ask for one to see that the name is yours, and the papers of your email stand there as well: SPF, DKIM and DMARC. [How to set them](/knowledge-base/spf-dkim-dmarc) has an article of its own.',
    ),
    code('example.com.      3600  TXT   "v=spf1 mx -all"'),
    text('Frequent mistake: two SPF records. There must be exactly one, with everything in it.'),
    heading('NS: who may answer'),
    text(
      'The NS records name the name servers, the machines that are asked for all the other records. They exist twice: at the registry and in the zone itself, and both lists should agree. Changing them is a bigger step than changing a single record, because from that moment only the new machines count.',
    ),
    heading('CAA: who may issue a certificate'),
    text(
      'A CAA record names the certificate authorities that may issue for your name. Without one, every authority may. If a certificate is refused for no visible reason, look here first.',
    ),
    code('example.com.      3600  CAA   0 issue "ca.example.net"'),
    heading('How long a change takes'),
    text(
      'A changed record is right at once on your own name servers, and right for everybody once the old answer has aged. With a TTL of 3600 that is an hour, with one of 86400 it is a day. Lower it the day before a move, and raise it again after. Asking more often does not help; waiting does.',
    ),
    heading('What to write to us'),
    text(
      'For a name that is with us, [tell support](/contact) the line you want: name, kind and value, as above. We set it, and you see it before it counts.',
    ),
  ],
}

import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Why a browser says “Not secure”',
  description:
    'Six reasons for the warning, from a missing certificate to one old picture, how to tell them apart in a minute, and how to mend each.',
  next: { heading: 'A padlock that renews itself.', label: 'See SSL certificates' },
  body: [
    text(
      '“Not secure” does not mean that somebody broke in. It means that the browser cannot be sure of one of two things: that the line is encrypted, or that your site is at the other end. Which of the two it is, the page says itself, if one knows where to look.',
    ),
    heading('One minute: find out which case it is'),
    steps(
      'Open the site with `https://` typed in front of the name.',
      'Does it load, but the browser speaks of “not secure” beside the address? Then case 1 or 2.',
      'Does a full page of warning appear? Press “Advanced” and read the short code: it begins with `ERR_CERT`, `SEC_ERROR` or `SSL_ERROR`. Then cases 3 to 6.',
    ),
    text(
      'Try it in a second browser and on a phone without Wi-Fi. If only one device warns, the fault is on that device; look at its date first.',
    ),
    heading('Case 1: the page was opened without https'),
    text(
      'Old links and typed addresses still lead to `http`. The certificate is there, but nobody sends the visitor to it. Set a [redirect](/knowledge-base/redirects) from `http` to `https`, once for the whole site.',
    ),
    heading('Case 2: mixed content'),
    text(
      'The page came over https, but a picture, a font or a script in it did not. Open the developer tools with F12 and look at the console: it names each file. Change their addresses to `https` in the editor. In WordPress the address of the site under Settings, General, has to begin with `https` as well; otherwise new pictures bring the fault along again.',
    ),
    heading('Case 3: expired'),
    text(
      'Code `ERR_CERT_DATE_INVALID`. A certificate lasts a limited time and then has to be issued again. On our hosting that happens by itself. If it does not, something prevents the check: the name points elsewhere meanwhile, a [CAA record](/knowledge-base/dns-records) forbids it, or a firewall blocks it. On your own server, see whether the service was loaded again after the renewal: many a new certificate lies on the disk unread.',
    ),
    heading('Case 4: made out to another name'),
    text(
      'Code `ERR_CERT_COMMON_NAME_INVALID`. The certificate is genuine, but for another name. Usually `www` is missing, or a name two levels down is meant to be covered by a wildcard, which reaches one level only. Sometimes it is the address of the new machine, which does not know your name yet: then wait for the first hour after [pointing the name](/knowledge-base/point-a-name), or write to us.',
    ),
    heading('Case 5: the chain is incomplete'),
    text(
      'Code `ERR_CERT_AUTHORITY_INVALID`, often on phones alone. The server sends its own certificate without the one in between that vouches for it. Install the file that is called `fullchain` or `bundle` instead of the single one.',
    ),
    heading('Case 6: the clock'),
    text(
      'A device with the wrong date takes every certificate for expired or not yet valid. It happens after a flat battery. Set the date, and the warning is gone on all sites at once.',
    ),
    heading('How to check the result'),
    points(
      'Open the site by all four spellings: with and without `www`, with `http` and `https`. All have to end at the same one.',
      'Click the sign beside the address and read the certificate: for which names, until when.',
      'On the command line:',
    ),
    code('openssl s_client -connect example.com:443 -servername example.com </dev/null \\', '  | openssl x509 -noout -subject -dates'),
    heading('What not to do'),
    text(
      'Do not tell your visitors to press “continue anyway”. They learn to do it, and do it some day on a page that wants their password. If you need a quick remedy for a site with us, [write to support](/contact) with the name and the code of the warning.',
    ),
  ],
}

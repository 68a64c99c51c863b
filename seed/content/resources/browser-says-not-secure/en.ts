import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Browser says “Not secure”: causes and fixes',
  description:
    'Six reasons for the “Not secure” warning, from a missing certificate to one old image: how to find yours in a minute, and how to fix it.',
  next: { heading: 'SSL certificates, issued and renewed for you.', label: 'See SSL certificates' },
  body: [
    text(
      '“Not secure” does not mean that someone broke in. It means the browser cannot be sure of one of two things: that the connection is encrypted, or that it is talking to your site. The page itself tells you which of the two it is, if you know where to look.',
    ),
    heading('Find the cause in one minute'),
    steps(
      'Open the site with `https://` in front of the domain.',
      'Does the page load, but with “Not secure” beside the address? Then it is case 1 or 2.',
      'Do you see a full-page warning? Click “Advanced” and read the error code: it begins with `ERR_CERT`, `SEC_ERROR` or `SSL_ERROR`. Then it is one of cases 3 to 6.',
    ),
    text(
      'Try a second browser, and a phone without Wi-Fi. If only one device shows the warning, the fault is on that device; check its date first.',
    ),
    heading('Case 1: the page was opened without https'),
    text(
      'Old links and typed addresses still lead to `http`. The certificate is installed, but visitors are not sent to the encrypted address. Set up a [redirect](/knowledge-base/redirects) from `http` to `https` for the whole site.',
    ),
    heading('Case 2: mixed content'),
    text(
      'The page was loaded over https, but an image, a font or a script on it was not. Press F12 to open the developer tools and look at the console: it lists each file. Change these addresses to `https` in the editor. In WordPress, the site address under Settings, General must begin with `https` as well; otherwise new images cause the same problem again.',
    ),
    heading('Case 3: the certificate has expired'),
    text(
      'Error code: `ERR_CERT_DATE_INVALID`. A certificate is valid for a limited time and then has to be renewed. On our hosting this happens automatically. If it does not, something blocks the validation: the domain points elsewhere, a [CAA record](/knowledge-base/dns-records) forbids it, or a firewall is in the way. On your own server, check that the web server was reloaded after the renewal; until then it keeps using the old certificate.',
    ),
    heading('Case 4: the certificate is for another name'),
    text(
      'Error code: `ERR_CERT_COMMON_NAME_INVALID`. The certificate is valid, but for a different name. Often `www` is missing, or a wildcard is expected to cover a name two levels down, while it covers one level only. Right after a migration, the new server may not have a certificate for your domain yet: allow an hour after [pointing the domain](/knowledge-base/point-a-name), then write to us.',
    ),
    heading('Case 5: the certificate chain is incomplete'),
    text(
      'Error code: `ERR_CERT_AUTHORITY_INVALID`, often on phones only. The server sends its certificate without the intermediate certificate that confirms it. Install the file named `fullchain` or `bundle` instead of the single certificate.',
    ),
    heading('Case 6: the clock of the device is wrong'),
    text(
      'On a device with the wrong date, every certificate looks expired or not yet valid. This happens after a flat battery. Set the date, and the warning disappears on all sites at once.',
    ),
    heading('Check the result'),
    points(
      'Open the site in all four variants: with and without `www`, over `http` and over `https`. All four must end at the same address.',
      'Click the icon beside the address and open the certificate: which names does it cover, and until when?',
      'On the command line:',
    ),
    code('openssl s_client -connect example.com:443 -servername example.com </dev/null \\', '  | openssl x509 -noout -subject -dates'),
    heading('What not to do'),
    text(
      'Do not tell your visitors to click “Continue anyway”. They get used to it, and one day do it on a page that steals their password. For quick help with a site hosted with us, [write to support](/contact) with the domain and the error code.',
    ),
  ],
}

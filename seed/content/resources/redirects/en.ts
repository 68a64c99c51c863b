import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: '301 and 302 redirects: how to set them up',
  description:
    'When to use 301, 302, 307 and 308 redirects, how to redirect http to https in Apache and nginx, and how to find redirect loops.',
  next: { heading: 'Hosting with an SSL certificate included.', label: 'See hosting plans' },
  body: [
    text(
      'A redirect tells the browser that a page is now at another address. Visitors hardly notice it; search engines do. A good redirect keeps old links working for years; a bad one sends visitors round in circles.',
    ),
    heading('Which redirect code to use'),
    points(
      '**301, moved permanently.** Browsers remember it, and search engines pass the value of old links on to the new address. Use it for permanent changes.',
      '**302, found.** A temporary redirect, for example to a sale page. Search engines keep the old address.',
      '**308 and 307.** Like 301 and 302, but a form that is being submitted is passed on unchanged. Use them for APIs and checkouts.',
    ),
    text(
      'If you are not sure that a change is permanent, use 302 first. Browsers cache a 301, sometimes for months, and you cannot make them forget it.',
    ),
    heading('The two redirects every site needs'),
    text(
      'A site should answer at one address, not at four. Decide whether you use your domain with or without `www`, and redirect the other three variants there in one step:',
    ),
    code(
      'http://example.com        →  https://www.example.com',
      'http://www.example.com    →  https://www.example.com',
      'https://example.com       →  https://www.example.com',
    ),
    text(
      'On our hosting the certificate is there from the first hour. Several domains may point to one site: one is the main address, the others redirect to it, each with its own certificate.',
    ),
    heading('Redirects in Apache (.htaccess)'),
    text('Add these lines to the file `.htaccess` of the site:'),
    code(
      'RewriteEngine On',
      'RewriteCond %{HTTPS} off [OR]',
      'RewriteCond %{HTTP_HOST} !^www\\.example\\.com$ [NC]',
      'RewriteRule ^(.*)$ https://www.example.com/$1 [R=301,L]',
      '',
      'Redirect 301 /old-page https://www.example.com/new-page',
    ),
    heading('Redirects in nginx'),
    code(
      'server {',
      '    listen 80;',
      '    server_name example.com www.example.com;',
      '    return 301 https://www.example.com$request_uri;',
      '}',
    ),
    text(
      '`$request_uri` keeps the path and the query string. Without it, every old link ends on the home page. Requests that already use https but the wrong name need a second server block on port 443, with the certificate.',
    ),
    heading('Redirects when you move pages'),
    steps(
      'Before you change anything, list the addresses people visit: from your site statistics, your sitemap and the links from other sites.',
      'Redirect each address to the one new page that answers the same question, not all of them to the home page.',
      'Redirect in one step, from the oldest address directly to the newest. Every extra step costs time, and after a few of them browsers and search engines give up.',
      'Update the links on your own pages as well. Redirects are for links from elsewhere.',
      'Keep redirects for at least a year, preferably for good.',
    ),
    text(
      'If a page has no successor, answer with 410, which means permanently gone. That is more honest than a redirect to something else.',
    ),
    heading('How to test a redirect'),
    code('curl -sIL http://example.com/old-page | grep -iE "^(HTTP|location)"'),
    text('You should see one redirect and then a 200. Three things go wrong most often:'),
    points(
      '**Too many redirects.** Two rules contradict each other, for example a plugin that redirects to `http` and a server that redirects to `https`. Keep only one of them.',
      '**The old page still appears.** Your browser has cached an earlier 301. Try a private window before you look further.',
      '**A certificate warning before the redirect.** The old domain no longer has a certificate. Redirects from `https` need one, too, so [keep it valid](/knowledge-base/browser-says-not-secure) as long as links lead there.',
    ),
    heading('Redirect or DNS?'),
    text(
      'A CNAME is not a redirect. It says on which server a name is hosted; the address in the browser does not change. If visitors should see the new name, you need a server that answers with a 301. For the DNS side, see [How to point a domain to another host](/knowledge-base/point-a-name).',
    ),
  ],
}

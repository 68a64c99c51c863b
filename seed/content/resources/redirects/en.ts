import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Redirects: one address, one page',
  description:
    'When to use 301, 302, 307 and 308, how to send visitors to https and to one spelling of your name, and which loops to avoid.',
  next: { heading: 'Hosting with the certificate included.', label: 'See hosting plans' },
  body: [
    text(
      'A redirect tells the browser: what you want is over there now. Visitors hardly notice it, search engines notice it very much. Set well, it keeps old links alive for years. Set carelessly, it sends people round in circles.',
    ),
    heading('Which number for what'),
    points(
      '**301, moved for good.** The browser remembers it, search engines carry the value of old links over to the new address. For moves that are final.',
      '**302, found elsewhere.** For a while only, such as a page for a sale. Search engines keep the old address.',
      '**308 and 307.** As 301 and 302, but a form that was being sent is sent on as it is. Right for interfaces and checkouts.',
    ),
    text(
      'If you do not know whether a move is final, take 302 first. A 301 is remembered by browsers, sometimes for months, and you cannot ask them to forget it.',
    ),
    heading('The first two every site needs'),
    text(
      'A site should answer at one address, not at four. Decide whether your name is written with or without `www`, and send the other three spellings there in one step:',
    ),
    code(
      'http://example.com        →  https://www.example.com',
      'http://www.example.com    →  https://www.example.com',
      'https://example.com       →  https://www.example.com',
    ),
    text(
      'On our hosting the certificate is there from the first hour, and several domains may point to one site: one of them is the main address, the others lead there, each with its certificate.',
    ),
    heading('How to set them in Apache'),
    text('In the file `.htaccess` of the site:'),
    code(
      'RewriteEngine On',
      'RewriteCond %{HTTPS} off [OR]',
      'RewriteCond %{HTTP_HOST} !^www\\.example\\.com$ [NC]',
      'RewriteRule ^(.*)$ https://www.example.com/$1 [R=301,L]',
      '',
      'Redirect 301 /old-page https://www.example.com/new-page',
    ),
    heading('How to set them in nginx'),
    code(
      'server {',
      '    listen 80;',
      '    server_name example.com www.example.com;',
      '    return 301 https://www.example.com$request_uri;',
      '}',
    ),
    text(
      '`$request_uri` keeps the path and everything behind the question mark. Without it every old link ends on the home page, which visitors and search engines dislike equally.',
    ),
    heading('When pages move'),
    steps(
      'Before you change anything, write down the addresses that are visited: from the statistics of the site, from its site map, from the links others have set.',
      'Give each of them the one new page that answers the same question. Not all of them the home page.',
      'Set the redirects in one step, from the oldest address directly to the newest. Each further step costs time, and after a few of them programs give up.',
      'Change the links on your own pages as well. A redirect is for other people’s links.',
      'Keep them for at least a year, better for good. A redirect costs nothing.',
    ),
    text(
      'If a page has no successor, let it say so: the answer 410 means gone for good, and is more honest than a redirect to something else.',
    ),
    heading('How to check'),
    code('curl -sIL http://example.com/old-page | grep -iE "^(HTTP|location)"'),
    text('You want to see one redirect and then a 200. Three things go wrong most often:'),
    points(
      '**Too many redirects.** Two rules send each other the visitor, such as the plugin to `http` and the server to `https`. Leave one of them in charge.',
      '**The old page still shows.** Your browser remembers an earlier 301. Try a private window before you look further.',
      '**A warning before the redirect.** The old name has no certificate any more. Redirects from `https` need one as well, so [keep it alive](/knowledge-base/browser-says-not-secure) as long as links lead there.',
    ),
    heading('Redirect or DNS?'),
    text(
      'A CNAME is no redirect. It says where a name lives, not that it has moved; the address in the bar stays as it was. If the bar should show the new name, you need a server that answers with a 301. [Pointing a domain at another host](/knowledge-base/point-a-name) explains the other half.',
    ),
  ],
}

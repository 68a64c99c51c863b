import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Authorization code (auth code) and domain lock',
  description:
    'What the authorization code (auth code, EPP code) does, how the domain lock protects your domain, and where to find both before a transfer.',
  next: { heading: 'Protect your domain against unwanted transfers.', label: 'See domain protection' },
  body: [
    text(
      'Whoever controls a domain controls its website and its email. Two safeguards therefore protect every transfer: an auth code that only the owner should know, and a lock that only the owner should remove. You need to deal with both when you transfer a domain; the rest of the time, leave the lock on.',
    ),
    heading('What is an authorization code?'),
    text(
      'The authorization code, or auth code, is a password for a single domain. The current registrar issues it, the registry checks it, and a transfer without the right code is refused. It is also called EPP code, AuthInfo or transfer key. It usually has 8 to 32 letters, digits and special characters, and it is case-sensitive.',
    ),
    text(
      'It is not the password of your account, and it does not say who owns the domain. It proves that you were able to request it from the current registrar.',
    ),
    heading('How to handle the auth code safely'),
    points(
      'Request it only when you are about to transfer. At many registrars a code expires after a week or a month.',
      'Copy and paste it. A capital O and a zero look alike in an email.',
      'Give it only to the new registrar, and only on a page you opened yourself.',
      'If anyone else has seen it, request a new one. The old code then no longer works.',
    ),
    text(
      'Our transfer form asks for the code after it has shown the price. We store the code encrypted, keep it out of URLs and logs, never display it again and delete it when the transfer has ended.',
    ),
    heading('How the domain lock works'),
    text(
      'A locked domain cannot be transferred, even with the right code. In WHOIS the lock appears as the status `clientTransferProhibited`: your registrar sets it and removes it at your request. A second status, `serverTransferProhibited`, is set by the registry itself, for example in the first 60 days or during a dispute. It ends with that period, or when the registry removes it.',
    ),
    text(
      'The [WHOIS lookup](/domains/whois) shows both. Enter your domain and check its status: it should say **locked** at all times, except in the week of a transfer.',
    ),
    heading('Domains registered with us'),
    text(
      'Every domain has a free domain lock, which you switch on and off under My domains. While it is on, no transfer away from us starts. With the add-on [Domain lock with confirmation](/domains/protection), removing the lock also needs your confirmation by email, and we email you about every change.',
    ),
    steps(
      'To transfer a domain away from us, [write to support](/contact) from the email address of your account and ask for the auth code.',
      'Switch the lock off under My domains. If the domain has the add-on, confirm the email we send you.',
      'Give the code to the new registrar before it expires.',
    ),
    text('You do not have to give a reason. The domain is yours, and you may take it elsewhere whenever you like.'),
    heading('What the code and the lock do not protect against'),
    text(
      'The code and the lock only guard against unwanted transfers. They do not stop someone who logs in to your account, and they do not keep a domain from expiring. Against the first, [secure your account](/knowledge-base/protect-your-account); against the second, watch for our emails 90, 30 and 7 days before the expiry date, and read [what happens after it](/knowledge-base/life-of-a-name).',
    ),
  ],
}

import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'WHOIS privacy: what is public and what is hidden',
  description:
    'Which details of a domain owner appear in WHOIS, what the WHOIS privacy add-on hides, what stays visible, and who should use it.',
  next: { heading: 'What does WHOIS say about you?', label: 'Look up your domain' },
  body: [
    text(
      'Every registry keeps a record of its domains: who owns each one, which registrar looks after it and when it expires. The protocol for looking it up is called WHOIS; its successor, which our lookup uses wherever it exists, is RDAP. The record is public, so it is worth checking your own.',
    ),
    heading('Check your own WHOIS record'),
    steps(
      'Open the [WHOIS lookup](/domains/whois).',
      'Enter your full domain, extension included.',
      'Look for three things: a person’s name, a postal address, and an email address or phone number.',
    ),
    text(
      'If none of them appears, they are already hidden. If they do, anyone can read them, including the programs that collect addresses day and night.',
    ),
    heading('What is always public'),
    points(
      'The registrar, and usually the dates of registration, last change and expiry.',
      'The nameservers, because browsers and mail servers need them to find your domain.',
      'The status, such as locked, on hold or redemption.',
    ),
    text('None of this says where you live, and none of it can be hidden.'),
    heading('What depends on the extension'),
    text(
      'Since the GDPR came into force, many registries leave out the details of private individuals. Others still publish them, or publish those of companies and associations. Some country extensions disclose the details to anyone with a legitimate reason. The registry sets the rules, and they change; the lookup shows what applies today.',
    ),
    heading('What WHOIS privacy does'),
    text(
      'WHOIS privacy is an add-on for each domain. It replaces your details in the public record with ours. We forward important messages to you, such as a notice from the registry or a lawyer, but no advertising.',
    ),
    text(
      'It does not change the owner of the domain. That is you, with or without the add-on, and you may transfer the domain to another registrar whenever you like.',
    ),
    heading('What WHOIS privacy does not do'),
    points(
      'It does not hide the legal notice of your website. Where the law requires one, it has to name you.',
      'It does not make your payment anonymous. We know who you are, and so does the registry if it asks.',
      'It does not remove old records. There are WHOIS archives, and what was public for years may still be found there.',
      'It does not stop email to addresses published on your website.',
    ),
    heading('Who should use WHOIS privacy'),
    text(
      'Use it if you register domains as a private individual, work from home, or do not want offers by post. Fraudsters send fake invoices for “renewing” a domain to addresses from WHOIS. We announce a renewal by email 90, 30 and 7 days before, and never on paper, so a letter with a payment slip is not from us.',
    ),
    text(
      'You can do without it if your company address is in the commercial register and in your legal notice anyway. A few extensions do not allow WHOIS privacy.',
    ),
    heading('How to add WHOIS privacy'),
    text(
      'When you register a domain, tick WHOIS privacy in the expanded row of the [search results](/domains/search) before you add the domain to the cart. It is paid per year and per domain, and renews together with the domain. For a domain you already have with us, [write to us](/contact) and we will add it.',
    ),
    text('Wait a few minutes, then look up your domain again. If your name is still shown, tell us in which line.'),
  ],
}

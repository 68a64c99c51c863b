import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'WHOIS privacy: what others can read',
  description:
    'Which details of a holder stand in the public record, what the privacy add-on puts in their place, and what stays visible all the same.',
  next: { heading: 'What does the record say about you?', label: 'Look up your name' },
  body: [
    text(
      'Every registry keeps a record of the names it gave out: who holds each, who looks after it, when it ends. The protocol for asking is called WHOIS; its successor, which our lookup uses wherever there is one, is RDAP. The record is public, so it is worth reading your own once.',
    ),
    heading('Read your own record first'),
    steps(
      'Open the [WHOIS lookup](/domains/whois).',
      'Type your whole name, extension included.',
      'Look for three things: a person’s name, a postal address, an email address or telephone number.',
    ),
    text(
      'If none of them appear, somebody is hiding them already. If they do, everybody who asks can read them, and so can the programs that collect addresses day and night.',
    ),
    heading('What is always visible'),
    points(
      'The registrar, and usually the day of registration, of the last change and of expiry.',
      'The name servers, because without them nobody would find your website.',
      'The state: locked, on hold, in redemption.',
    ),
    text('None of this says where you live, and none of it can be hidden.'),
    heading('What depends on the extension'),
    text(
      'Since the European data protection law came into force, many registries leave out the details of private persons. Others still publish them, or publish those of companies and associations. Some country extensions let anybody with a good reason ask for the details. The rules are the registry’s, and they change; the lookup shows what holds today.',
    ),
    heading('What the add-on does'),
    text(
      'WHOIS privacy is an add-on for each name. With it our details stand in the public record in place of yours. Messages that matter, such as a notice from the registry or a lawyer, are passed on to you. Advertising is not.',
    ),
    text(
      'It does not change who the holder is. You are, with the add-on and without it, and you may move the name to another registrar whenever you like.',
    ),
    heading('What it does not do'),
    points(
      'It does not hide the imprint of your website. Where the law asks for one, it has to name you.',
      'It does not make the payment anonymous. We know who you are, and so does the registry where it asks.',
      'It does not erase the past. Archives of old records exist; what was public for years may still be found there.',
      'It does not stop email to addresses that stand on your website.',
    ),
    heading('Who should take it'),
    text(
      'Take it if you register names as a private person, work from home, or would rather not receive offers on paper. They come: forged invoices for “renewing” a name are sent to addresses out of the record. We announce a renewal by email 90, 30 and 7 days before, and never on paper, so an envelope with a payment slip is not ours.',
    ),
    text(
      'You can leave it out if you are a company whose address stands in the commercial register and in the imprint anyway. A few extensions do not allow it at all.',
    ),
    heading('How to switch it on'),
    text(
      'When you register a name, tick WHOIS privacy in the opened row of the [search](/domains/search) before the name goes into the cart. It is paid per year and per name, and it renews together with the name. For a name you already hold here, [write to us](/contact) and we add it.',
    ),
    text(
      'After that, give the record a few minutes and look yourself up again. If your name still stands there, tell us which line you see.',
    ),
  ],
}

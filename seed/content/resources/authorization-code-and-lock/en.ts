import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Authorization code and domain lock',
  description:
    'Two locks on one door: the code that lets a name move, and the lock that keeps it from moving. Where to find both and how to treat them.',
  next: { heading: 'Keep other hands off your name.', label: 'See domain protection' },
  body: [
    text(
      'Whoever can move a name controls the website and the email that hang on it. That is why two things guard a transfer: a code only the holder should know, and a lock only the holder should open. You meet both when you move a name, and should forget about neither afterwards.',
    ),
    heading('What the authorization code is'),
    text(
      'The authorization code is a password for one name. The registrar who looks after the name issues it, the registry checks it, and a transfer without the right code is refused. It is also called auth code, EPP code or transfer key. It usually has eight to thirty-two letters, digits and signs, and capital letters count.',
    ),
    text(
      'It is not the password of your account, and it says nothing about who owns the name. It proves that you were able to ask the present registrar for it.',
    ),
    heading('How to treat it'),
    points(
      'Ask for it only when you are about to move. Many registrars let a code expire after a week or a month.',
      'Copy it, do not retype it. A capital O and a zero look alike in an email.',
      'Give it to nobody but the new registrar, and only on a page you opened yourself.',
      'If it has been seen by somebody else, ask for a new one. The old one then opens nothing.',
    ),
    text(
      'Our transfer asks for the code after it has shown the price. From there it is encrypted, it never stands in an address or a log, we do not show it again, and it is erased once the transfer has ended.',
    ),
    heading('What the lock does'),
    text(
      'A locked name refuses every transfer, even with the right code. In the public record the lock reads `clientTransferProhibited`: the registrar has set it, and the registrar takes it away at your word. A second entry, `serverTransferProhibited`, is set by the registry itself, for instance during the first 60 days or in a dispute. Only waiting, or the registry, ends that one.',
    ),
    text(
      'The [WHOIS lookup](/domains/whois) shows both. Type your own name and read its state: **locked** should be what you see every day, except in the week of a move.',
    ),
    heading('Names that are with us'),
    text(
      'The [domain lock](/domains/protection) is an add-on for each name. With it no transfer leaves until you open the lock and confirm by email, and every change is emailed to you. Whether it hangs on a name stands under My domains.',
    ),
    steps(
      'To leave us, [write to support](/contact) from the address of your account and ask for the authorization code.',
      'If the name has the lock, confirm the email we send you.',
      'Hand the code to the new registrar within the time it is valid for.',
    ),
    text('We ask no questions about why. A name is yours, and you may take it elsewhere whenever you like.'),
    heading('What neither of them stops'),
    text(
      'Code and lock guard transfers. They do not stop somebody who logs in to your account, and they do not stop a name from lapsing. Against the first helps [an account that is hard to open](/knowledge-base/protect-your-account); against the second, our emails 90, 30 and 7 days before the expiry date, and [knowing what happens after it](/knowledge-base/life-of-a-name).',
    ),
  ],
}

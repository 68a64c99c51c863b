import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Email settings for every program',
  description:
    'Servers, ports and login for computers and phones, one table for all programs, and what the four usual error messages mean.',
  next: { heading: 'No mailbox yet? Compare the plans.', label: 'See email hosting' },
  body: [
    text(
      'Every mail program asks the same questions in its own words: who are you, where is your email collected, where is it handed in. This page has the answers for mailboxes with us, and the names the questions go by.',
    ),
    heading('The settings'),
    points(
      '**User name:** your whole email address, for receiving and for sending.',
      '**Password:** that of the mailbox, not that of your account in the shop.',
      '**Receiving:** IMAP, port 993, encryption TLS, also called SSL/TLS.',
      '**Sending:** SMTP, port 465, encryption TLS, with user name and password.',
    ),
    text(
      'You are told the names of the two servers with the mailbox; if they are not at hand, [ask support](/contact). There is no way without encryption, and that is deliberate: your password never travels in the open.',
    ),
    heading('IMAP or POP?'),
    text(
      'Choose IMAP. With it the messages lie on the server, and phone, computer and webmail show the same folders. POP fetches messages to one device and, as a rule, deletes them on the server; whoever adds a second device then misses half of them.',
    ),
    heading('On a computer'),
    steps(
      'Open the account settings of the program and add an account. If it tries to find the settings by itself and fails, choose “set up manually”.',
      'Enter name, address and password.',
      'Choose IMAP and enter server, port 993 and SSL/TLS for incoming messages.',
      'Enter server, port 465 and SSL/TLS for outgoing messages.',
      'For outgoing messages choose “normal password” and the same user name.',
      'Send a message to yourself. It has to arrive, and it has to lie in the Sent folder afterwards.',
    ),
    heading('On a phone'),
    text(
      'Phones ask in the same order, only on more screens. Pick “other” or “IMAP” instead of one of the big providers, and write the whole address as the user name, twice. Some phones suggest port 143 or 587 and STARTTLS: change them to 993 and 465, and TLS.',
    ),
    heading('In the browser'),
    text(
      'Webmail needs no settings at all. It opens with address and password, in four languages, and it is also the quickest test: if the login works there and not in your program, the fault is in the program’s settings.',
    ),
    heading('How much fits'),
    text(
      'Mail Solo holds 10 GB and attachments up to 25 MB, Mail Team 25 GB and 50 MB, Mail Company 50 GB and 100 MB for each mailbox. Mailboxes of the shared plans hold 5 GB each. Attachments grow by about a third on the way, so a file of 20 MB is already near the limit of 25. What is bigger goes better as a link.',
    ),
    heading('What the error messages mean'),
    points(
      '**Authentication failed.** User name or password. The user name is nearly always the cause: it has to be the whole address.',
      '**The connection timed out.** A wrong port, or a network that closes mail ports, as some hotels do. Try it over the phone’s mobile connection.',
      '**The certificate is not valid.** The server’s name was typed differently from how we gave it to you. Do not accept the exception, correct the name.',
      '**Relaying denied.** The program sends without logging in. Switch on authentication for outgoing messages.',
    ),
    heading('Two steps for the mailbox'),
    text(
      'With Mail Team each mailbox can ask for a second step at the login. A program that cannot ask you for a code then needs a password made for it alone. Give each device its own: when a phone is lost, you take back one password and not all of them. Support shows you where.',
    ),
  ],
}

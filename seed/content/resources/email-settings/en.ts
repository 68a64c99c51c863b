import type { ArticleWords } from '../../../article'
import { heading, points, steps, table, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Email settings: IMAP and SMTP servers and ports',
  description:
    'Set up your mailbox on a computer or phone: IMAP and SMTP settings, ports, encryption, and what the four most common error messages mean.',
  next: { heading: 'No mailbox yet? Compare our email plans.', label: 'See email hosting' },
  body: [
    text(
      'Every email app asks for the same details: your username, the incoming server and the outgoing server. These are the settings for mailboxes with us, and the names the fields usually have.',
    ),
    heading('IMAP and SMTP settings'),
    points(
      '**Username:** your full email address, for receiving and for sending.',
      '**Password:** the password of the mailbox, not of your shop account. The outgoing server needs it too.',
    ),
    table(
      ['Mail server', 'Protocol', 'Port', 'Encryption'],
      ['Incoming', 'IMAP', '993', 'SSL/TLS'],
      ['Outgoing', 'SMTP', '465', 'SSL/TLS'],
    ),
    text(
      'You receive the names of both servers with the mailbox; if you cannot find them, [ask support](/contact). Unencrypted connections are switched off on purpose, so your password is never sent in plain text.',
    ),
    heading('IMAP or POP?'),
    text(
      'Choose IMAP. Messages stay on the server, and your phone, computer and webmail show the same folders. POP downloads messages to one device and usually deletes them from the server; a second device then misses half of them.',
    ),
    heading('Set up email on a computer'),
    steps(
      'Open the account settings of your email app and add an account. If it cannot find the settings automatically, choose “Set up manually”.',
      'Enter your name, email address and password.',
      'For incoming email, choose IMAP and enter the server, port 993 and SSL/TLS.',
      'For outgoing email, enter the server, port 465 and SSL/TLS.',
      'For outgoing email, choose “Normal password” and the same username.',
      'Send yourself a message. It should arrive, and it should also be in your Sent folder.',
    ),
    heading('Set up email on a phone'),
    text(
      'Phones ask for the same details in the same order. Choose “Other” or “IMAP” instead of one of the big providers, and enter your full address as the username for both servers. Some phones suggest port 143 or 587 with STARTTLS: change them to 993 and 465 with SSL/TLS.',
    ),
    heading('Read email in the browser'),
    text(
      'Webmail needs no settings: log in with your address and password. It is available in four languages, and it is also the quickest test: if you can log in there but not in your email app, the app’s settings are wrong.',
    ),
    heading('Mailbox and attachment limits'),
    text(
      'Mail Solo has 10 GB and attachments up to 25 MB, Mail Team 25 GB and 50 MB, Mail Company 50 GB and 100 MB for each mailbox. Mailboxes of the shared plans have 5 GB each. Encoding makes attachments about a third larger, so a file of 18 MB already comes close to the limit of 25. Send larger files as a link.',
    ),
    heading('What the error messages mean'),
    points(
      '**Authentication failed.** The username or the password is wrong. It is nearly always the username: it must be the full email address.',
      '**Connection timed out.** The port is wrong, or the network blocks mail ports, as some hotels do. Try your phone’s mobile connection.',
      '**The certificate is not valid.** The server name differs from the one we gave you. Do not accept the exception; correct the name.',
      '**Relaying denied.** Your email app is sending without logging in. Switch on authentication for outgoing email.',
    ),
    heading('Two-step login for mailboxes'),
    text(
      'From Mail Team up, each mailbox can ask for a second step at login. An email app that cannot ask for a code then needs an app password. Create one for each device: if you lose a phone, you revoke one password, not all of them. Support shows you where.',
    ),
  ],
}

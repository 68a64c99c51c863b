import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'How to migrate email without losing messages',
  description:
    'Migrate email in the right order: create the mailboxes, copy the folders with IMAP, change the MX record, then copy once more.',
  next: { heading: 'Get a mailbox at your own domain.', label: 'See email hosting' },
  body: [
    text(
      'Email gets lost in a migration when senders already deliver to the new server and the mailbox does not exist there yet, or when the old contract ends before the last message has been copied. Both come down to doing things in the right order.',
    ),
    heading('The easy way: we copy the folders'),
    text(
      'With our [email plans](/email-hosting) your old email comes with you: we copy the folders before the domain is switched over, and once more afterwards. When you order, tell support which mailboxes you have and where they are now. Never send passwords by email; we will tell you how to enter them safely.',
    ),
    heading('What can be migrated, and what cannot'),
    points(
      'Messages and folders can be copied over IMAP.',
      'Address books and calendars usually cannot: export them as vCard and iCalendar files and import them again.',
      'Filter rules, signatures and out-of-office replies have to be set up again.',
      'Messages that were downloaded by POP are on your computer, not on the server. Add the account as IMAP first, and drag them into a folder.',
    ),
    heading('Two days before'),
    steps(
      'List all addresses, including the ones nobody thinks of: info@, invoices@, the one the printer sends scans from. Add forwarding and group addresses.',
      'Create each mailbox at the new provider, with the same name before the @.',
      'Compare sizes. Our mailboxes hold 10, 25 or 50 GB, depending on the plan; archive what is bigger first.',
      'Lower the TTL of the MX record to 300 seconds.',
    ),
    heading('The first copy'),
    text('A program such as `imapsync` copies folder by folder, skips what is already there and can be run as often as you like:'),
    code(
      'imapsync --host1 imap.old.example.net --user1 ines@example.com \\',
      '         --host2 imap.new.example.net --user2 ines@example.com \\',
      '         --ssl1 --ssl2',
    ),
    text(
      'It asks for the passwords if you do not put them in the command, which is safer. The first run may take hours; nobody notices, because the old mailbox keeps working. For a few messages, you can also set up both accounts in one email app and drag the folders across.',
    ),
    heading('The hour of the switch'),
    steps(
      'Change the MX record to the new servers. [DNS records explained](/knowledge-base/dns-records) shows the lines.',
      'Update SPF, DKIM and DMARC at the same time, or your first messages may be treated as spam. [See how to set them up](/knowledge-base/spf-dkim-dmarc).',
      'Send yourself a message from another provider and check where it arrives.',
      'Give everyone the new [server names and ports](/knowledge-base/email-settings), or set up their phones yourself.',
    ),
    text('For a few hours, some senders still deliver to the old server. That does no harm as long as the old mailboxes exist.'),
    heading('The second copy'),
    text(
      'Run the copy again after a day, and once more after two. It only transfers what has arrived on the old server since. Then check the old mailboxes one last time: if nothing new has come in for two days, you are done.',
    ),
    heading('Before you cancel the old contract'),
    points(
      'Open each new mailbox and compare: a folder should hold the same number of messages on both sides.',
      'Search for the oldest message you can think of, and for one with a large attachment.',
      'Keep the old mailboxes for two more weeks, if the contract allows it.',
      'Update the SMTP settings wherever your website sends email: contact form, shop, newsletter.',
    ),
    heading('If messages bounce'),
    text(
      'Read the bounce message: it names the server that refused the email. “User unknown” means a mailbox was forgotten; create it and ask the sender to send the message again. “Relay denied” means the new server does not know your domain yet. For domains and mailboxes with us, [send us the complete bounce message](/contact).',
    ),
  ],
}

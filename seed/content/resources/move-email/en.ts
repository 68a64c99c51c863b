import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Moving email without losing a message',
  description:
    'Create the mailboxes, copy the folders, change the MX record, copy once more. In that order nothing falls between two servers.',
  next: { heading: 'A mailbox under your own name.', label: 'See email hosting' },
  body: [
    text(
      'Email gets lost in a move when senders already write to the new server while the mailbox there does not exist yet, or when the old contract ends before the last message was fetched. Both are a question of order.',
    ),
    heading('The short way: we copy the folders'),
    text(
      'With our [email plans](/email-hosting) the old email comes along: we copy the folders before the name is turned over, and once more after. Tell support when you order which mailboxes there are and where they lie now. Passwords do not belong in an email; we tell you how to enter them safely.',
    ),
    heading('What moves, and what does not'),
    points(
      'Messages and folders move, over IMAP.',
      'Address books and calendars usually do not: export them as vCard and iCalendar files and import them.',
      'Rules, signatures and out-of-office notes have to be written again.',
      'Messages that were fetched by POP lie on your computer, not on the server. Switch that program to IMAP first and drag them into a folder.',
    ),
    heading('Two days before'),
    steps(
      'List all addresses, also the ones nobody thinks of: info@, invoices@, the one the printer sends scans from. Forwardings and group addresses belong on the list.',
      'Create each mailbox at the new place, with the same name before the @.',
      'Compare sizes. Our mailboxes hold 10, 25 or 50 GB by plan; what is bigger needs an archive first.',
      'Have the TTL of the MX record lowered to 300 seconds.',
    ),
    heading('The first copy'),
    text('A program such as `imapsync` copies folder by folder, leaves out what is there already and can be run as often as you like:'),
    code(
      'imapsync --host1 imap.old.example.net --user1 ines@example.com \\',
      '         --host2 imap.new.example.net --user2 ines@example.com \\',
      '         --ssl1 --ssl2',
    ),
    text(
      'It asks for the passwords if you do not write them down, which is the better way. The first run may take hours; nobody notices, because the old mailbox goes on working. With few messages you can also set up both accounts in one mail program and drag the folders over.',
    ),
    heading('The hour of the change'),
    steps(
      'Change the MX record to the new servers. [DNS records, one by one](/knowledge-base/dns-records) shows the lines.',
      'Change SPF, DKIM and DMARC in the same step, or the first messages you send will be doubted. [How that is done](/knowledge-base/spf-dkim-dmarc) is described separately.',
      'Send a message to yourself from another provider and see where it arrives.',
      'Give the new [server names and ports](/knowledge-base/email-settings) to everybody, or set up their phones yourself.',
    ),
    text('For a few hours some senders still deliver to the old server. That does no harm as long as somebody fetches it there.'),
    heading('The second copy'),
    text(
      'Run the copy again after a day, and once more after two. It only carries what has arrived at the old server since. Then look into the old mailboxes one last time: when nothing new came for two days, the move is over.',
    ),
    heading('Before you cancel the old contract'),
    points(
      'Open each new mailbox and count: the number of messages in a folder should be the same on both sides.',
      'Search for the oldest message you can think of, and for one with a large attachment.',
      'Keep the old mailboxes for two more weeks, if the contract allows it.',
      'Change the address in the places that write on behalf of your website: the contact form, the shop, the newsletter.',
    ),
    heading('If messages bounce'),
    text(
      'Read the bounce: it names the server that refused. “User unknown” means that a mailbox was forgotten; create it, and the sender tries again for up to five days by itself. “Relay denied” means that the new server was never told about your name. For names and mailboxes with us, [send us the bounce as it came](/contact).',
    ),
  ],
}

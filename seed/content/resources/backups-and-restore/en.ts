import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Website backups: the 3-2-1 rule and restoring',
  description:
    'How the 3-2-1 backup rule works, what our plans back up and for how long, and how to restore a single file or a whole website.',
  next: { heading: 'Keep a second backup in another building.', label: 'See backup plans' },
  body: [
    text(
      'Nobody needs a backup. What you need is yesterday’s state, today. A backup is therefore only worth as much as its restore, and you only know that if you have tried it.',
    ),
    heading('The 3-2-1 backup rule'),
    points(
      '**Three copies** of everything that matters: the one you work with, and two backups.',
      '**Two kinds of storage**, so that one fault does not hit both: the server, and something other than the server.',
      '**One off-site**, at least in another building.',
    ),
    text('A snapshot on the same server is not a second kind of storage. A backup on a drive connected to your computer is not off-site.'),
    heading('What your hosting plan already backs up'),
    points(
      '**Shared Basic and WordPress Basic:** daily, kept 7 days.',
      '**Shared Pro and WordPress Premium:** daily, kept 30 days.',
      '**Shared Max:** twice a day, kept 30 days.',
      '**WordPress Enterprise:** hourly, kept 30 days.',
      '**VPS:** up to three snapshots, stored next to the server. No backup in another building.',
    ),
    text('We also take a backup before every WordPress update. All of this is part of the plan; there is nothing to switch on.'),
    heading('What plan backups do not replace'),
    text(
      'Plan backups end with the plan. They do not help if you only notice after five weeks that a page is missing. And on a VPS or your own server, there is no backup in a second building. For these cases there are the [backup plans](/services/backup): daily, hourly, or the vault, whose backups nobody can delete before their lock expires, not even with the password. They work with any host, over SFTP and a read-only database user.',
    ),
    heading('How often to back up, and how long to keep backups'),
    text(
      'Ask yourself two questions. How much work can you afford to do again? For a blog, a day. For a shop, an hour or less, because every order is money. How late might you notice a problem? A broken image after a week, a slow break-in after months. Keep daily backups for a month, and monthly ones for longer.',
    ),
    heading('How to restore a backup'),
    steps(
      'Find out what is broken, and write down when it last worked.',
      'Choose the smallest part that solves the problem: a file, a table or a mailbox. If you restore everything, you lose what was added since.',
      'Choose a backup from before the fault, not the newest one.',
      'Start the restore yourself, in the browser. A file takes seconds, a website of 10 GB about ten minutes. The current state is saved first, so you can undo this step too.',
      'Open the site, log in, check ten pages and send a form.',
    ),
    text(
      'If your website was hacked, change nothing before support has seen it: mark your message as urgent, because traces disappear. Restoring alone would bring the security hole back along with the pages.',
    ),
    heading('Test your restore'),
    text('Do this twice a year, on a quiet morning:'),
    steps(
      'Restore the newest backup somewhere other than the live site: to a staging site, a spare server or your own computer.',
      'Measure how long it takes. That is how long you will be offline on a bad day.',
      'Log in there. Do you still know the password? Are the images, the orders and the latest article there?',
      'Note what is missing, and add it to your backups.',
    ),
    text(
      'We read back and verify the backups of our backup plans. That proves that a backup is readable. Only your own test proves that it contains everything you need.',
    ),
  ],
}

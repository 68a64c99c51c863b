import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Backups: three copies and one rehearsal',
  description:
    'The rule of 3-2-1, what our plans copy and for how long, how to bring back one file or everything, and why you should practise it.',
  next: { heading: 'A second copy in another building.', label: 'See backup plans' },
  body: [
    text(
      'Nobody needs a backup. What people need is yesterday’s state, today. So a backup is worth exactly what its restore is worth, and that is known only to those who have tried it.',
    ),
    heading('The rule: 3-2-1'),
    points(
      '**Three copies** of everything that matters: the one you work with and two more.',
      '**Two kinds of place**, so that one fault does not take both: the machine and something that is not the machine.',
      '**One elsewhere**, in another building at the least.',
    ),
    text('A snapshot on the same machine is not a second place. A copy on a drive that hangs on your computer is not elsewhere.'),
    heading('What your plan copies already'),
    points(
      '**Shared Basic and WordPress Basic:** daily, kept 7 days.',
      '**Shared Pro and WordPress Premium:** daily, kept 30 days.',
      '**Shared Max:** twice a day, kept 30 days.',
      '**WordPress Enterprise:** hourly, kept 30 days.',
      '**VPS:** snapshots, three at a time, beside the machine. No backup in another building.',
    ),
    text('Before a WordPress update there is a copy besides. All of this belongs to the plan; you switch nothing on.'),
    heading('What it does not replace'),
    text(
      'Copies of the plan end with the plan. They do not help if you notice after five weeks that a page went missing after two. And on a VPS or a server of your own they lack the second building. For these cases there are the [backup plans](/services/backup): daily, hourly, or the vault, whose copies nobody can delete before their date, whoever has the password. They work with any host, over SFTP and a database user that may only read.',
    ),
    heading('How often, and for how long?'),
    text(
      'Ask two questions. How much work can I afford to do twice? For a blog, a day. For a shop, an hour or less: each order is money. How late might I notice? A broken picture after a week, a slow break-in after months. Keep daily copies for a month and monthly ones for longer.',
    ),
    heading('Bringing something back'),
    steps(
      'Stop and look at what is broken. Write down the time when it still worked.',
      'Choose the smallest piece that helps: one file, one table, one mailbox. Whoever restores everything loses what was written since.',
      'Choose the copy from before the fault, not the newest one.',
      'Restore. You do it yourself, in the browser. One file takes seconds, a site of 10 GB about ten minutes. The state of today is set aside first, so this step can be undone as well.',
      'Open the site, log in, look at ten pages, send a form.',
    ),
    text(
      'If the site was broken into, change nothing before support has seen it: mark your message as urgent, because traces vanish. Restoring alone would bring the hole back along with the pages.',
    ),
    heading('The rehearsal'),
    text('Twice a year, on a quiet morning:'),
    steps(
      'Take the newest copy and restore it to a place that is not the live site: a staging copy, a spare machine, your own computer.',
      'Measure the time. That is how long you will be dark on a bad day.',
      'Log in there. Is the password still known? Are the pictures there, the orders, the newest article?',
      'Write down what was missing, and copy that too from now on.',
    ),
    text(
      'We read back every copy of the backup plans the same night and compare. That proves that the copy is sound. Whether it holds all that you need, only your rehearsal proves.',
    ),
  ],
}

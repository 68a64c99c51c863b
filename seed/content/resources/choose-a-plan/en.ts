import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Which hosting plan fits, and when to leave it',
  description:
    'Shared, WordPress, VPS, cloud or a server of your own: six questions before you buy, and four figures to read before you pay for more.',
  next: { heading: 'Put the plans side by side.', label: 'Compare all prices' },
  body: [
    text(
      'The dearest plan is not the best, and the cheapest is not the most economical. The right one is the smallest in which your site does not wait. This page helps to find it, and to notice when it has become too small.',
    ),
    heading('Six questions before you buy'),
    steps(
      '**Who updates the system?** If the answer is “nobody”, take shared hosting, WordPress or a store plan: there we do. On a VPS or a server of your own it is your task, every week.',
      '**What software is it?** WordPress runs on any plan, but the WordPress plans update it at night, copy it before and compare pictures after. What needs root belongs on a VPS.',
      '**How many sites and mailboxes?** Shared Basic holds one site and 5 mailboxes, Shared Pro 10 and 50, Shared Max 50 and 250. WordPress plans hold one, three or ten sites.',
      '**How much storage, in two years?** Count pictures, databases and email. Texts never fill a plan, photographs do.',
      '**What does an hour of silence cost?** If little, a daily backup kept 7 days is enough. If much, look at the hourly copies and at the cloud: from Cloud Growth up it survives the loss of a machine without you.',
      '**Who comes, and when?** A thousand visitors spread over a day are few. A thousand within a minute, because the newspaper linked to you, are many.',
    ),
    heading('The families in one sentence each'),
    points(
      '**Shared hosting:** a site and mailboxes on a machine we look after, with up to one processor core for each site.',
      '**WordPress:** the same care, made for one program, with a staging copy from Premium up.',
      '**Store plans:** for shops, with room for carts, orders and their backup.',
      '**VPS:** your own virtual machine with root and fixed memory, from 2 vCPU and 4 GB.',
      '**Cloud:** can be bigger on Friday than on Monday.',
      '**Dedicated server:** a whole machine, yours within one working day.',
    ),
    heading('Four figures to read before you pay for more'),
    text('Do not grow by feeling. Look at these for a week:'),
    steps(
      '**Processor share.** On shared plans pages wait when the share is used up. If that happens three days running, we email you with the figures.',
      '**Storage.** At four fifths we email you. Tidy up before you buy: old backups inside the site are the usual culprits.',
      '**Answer time of the server.** Measure the same page at night and at noon. Slow at both: the site itself is slow, and [tuning](/knowledge-base/fast-wordpress) helps more than a bigger plan. Fast at night, slow at noon: the plan is too small.',
      '**Errors 503 and 504.** They mean that nobody had time to answer. A few a month are an accident, a few a day are a message.',
    ),
    heading('What a change costs, and what not'),
    text(
      'Write to support, and we move you to the bigger or the smaller plan; the name, the files and the mailboxes come along. VPS plans and dedicated servers have a setup fee, once, with the first payment; shared hosting has none. A year costs about 17% less than twelve months, a month leaves you free to go next month. Every price stands beside the one it renews at.',
    ),
    text(
      'If you were wrong, you have 30 days from the first payment to change your mind, with your money back. Names are excluded: a registry does not take them back.',
    ),
    heading('If you still cannot decide'),
    text(
      'Take the smaller of the two and ask us after a month what the figures say. Growing takes minutes: a VPS grows with one restart. Shrinking is harder, because disks do not shrink safely.',
    ),
  ],
}

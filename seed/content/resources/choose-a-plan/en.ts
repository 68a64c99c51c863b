import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Which hosting plan do I need?',
  description:
    'Shared, WordPress, VPS, cloud or dedicated server: six questions to ask before you buy, and four figures that show when to upgrade.',
  next: { heading: 'Compare the plans side by side.', label: 'Compare all prices' },
  body: [
    text(
      'The most expensive plan is not the best, and the cheapest is not always the most economical. The right plan is the smallest one in which your site never has to wait. This guide helps you find it, and shows you when you have outgrown it.',
    ),
    heading('Six questions before you buy'),
    steps(
      '**Who updates the system?** If the answer is “nobody”, choose shared hosting, WordPress or an ecommerce plan: we do it for you. On a VPS or a dedicated server it is your job, every week.',
      '**Which software do you use?** WordPress runs on any plan, but the WordPress plans update it at night, back it up first and compare screenshots afterwards. Software that needs root access belongs on a VPS.',
      '**How many sites and mailboxes?** Shared Basic includes one site and 5 mailboxes, Shared Pro 10 and 50, Shared Max 50 and 250. WordPress plans include one, three or ten sites.',
      '**How much storage will you need in two years?** Count images, databases and email. Text never fills a plan; photos do.',
      '**What does an hour of downtime cost you?** If little, a daily backup kept 7 days is enough. If a lot, look at hourly backups and at cloud hosting: from Cloud Growth up, your site survives a server failure.',
      '**How many visitors, and when?** A thousand visitors over a whole day is not much. A thousand in one minute, because a newspaper linked to you, is a lot.',
    ),
    heading('The hosting types in one sentence each'),
    points(
      '**Shared hosting:** sites and mailboxes on a server we look after, with up to one processor core for each site.',
      '**WordPress hosting:** the same service for a single application, with a staging site from Premium up.',
      '**Ecommerce hosting:** for online shops, with room for carts, orders and their backups.',
      '**VPS:** your own virtual server with root access and fixed RAM, from 2 vCPU and 4 GB.',
      '**Cloud hosting:** more capacity on Friday than on Monday, if you need it.',
      '**Dedicated server:** a whole server for you alone, ready within one working day.',
    ),
    heading('Four figures to check before you upgrade'),
    text('Do not upgrade on a hunch. Check these figures for a week:'),
    steps(
      '**CPU.** On shared plans, pages wait when your site reaches its CPU limit. If that happens three days in a row, we email you the figures.',
      '**Storage.** We email you at 80%. Tidy up before you buy: the usual cause is old backups inside the website.',
      '**Server response time.** Measure the same page at night and at noon. If it is slow both times, the site itself is slow, and [speeding it up](/knowledge-base/fast-wordpress) helps more than a bigger plan. If it is fast at night and slow at noon, the plan is too small.',
      '**Errors 503 and 504.** They mean the server had no capacity left to answer. A few a month are normal; a few a day mean the plan is too small.',
    ),
    heading('What changing plans costs'),
    text(
      'Write to support and we will move you to a bigger or smaller plan with your domain, files and mailboxes. VPS plans and dedicated servers have a one-time setup fee, due with the first payment; shared hosting has none. A year costs about 17% less than twelve months; paying by the month lets you leave sooner. Every price is shown with its renewal price.',
    ),
    text(
      'If you chose the wrong plan, you have 30 days from the first payment to get your money back. Domains are excluded, because registries do not take them back.',
    ),
    heading('Still not sure?'),
    text(
      'Choose the smaller of the two, and ask us after a month what the figures say. Upgrading takes minutes: a VPS grows with one restart. Downgrading is harder, because a disk cannot be shrunk safely.',
    ),
  ],
}

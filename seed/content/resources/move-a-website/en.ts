import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Moving a website without downtime',
  description:
    'Copy first, check the copy, turn the name over last. A plan for a move that no visitor notices, whether we carry the boxes or you do.',
  next: { heading: 'Let us carry the boxes.', label: 'See hosting plans' },
  body: [
    text(
      'A website goes dark in a move for one reason: the name is turned over before the copy is ready. Keep the order of this page and both sites answer during the move, the old one for some visitors, the new one for the others, with the same content.',
    ),
    heading('The short way: we do it'),
    text(
      'We move websites free of charge. Fill in the migration form on any hosting page: where the site is now, its address, and what we should know. We get in touch within 24 hours. We copy the files and the databases, you look at the copy, and the name is only turned over when you say so. Themes, plugins, comments and uploads of a WordPress site come along, and the addresses stay the same.',
    ),
    text('The rest of this page is for those who do it themselves, and for those who want to know what we do.'),
    heading('Two days before'),
    steps(
      'Write down what the site consists of: files, databases, scheduled jobs, mailboxes, certificates, redirects. What is not on the list gets forgotten.',
      'Look at your records with the [DNS lookup](/domains/dns) and note them.',
      'Have the TTL of the A, AAAA and `www` records lowered to 300 seconds. That is what makes the change quick, and the way back too.',
      'Check that the new plan has the PHP version and the storage the site needs. On our shared plans you choose one of three PHP versions for each site.',
    ),
    heading('The day before: copy and check'),
    steps('Copy the files, over SSH where you can:'),
    code('rsync -az --delete user@old.example.net:public_html/ public_html/'),
    steps(
      'Export the database at the old host and import it at the new one.',
      'Enter the new name, user and password of the database in the settings of the site.',
      'Look at the copy before the world does. Tell your own computer the new address by a line in its `hosts` file:',
    ),
    code('203.0.113.10  example.com www.example.com'),
    steps(
      'Open the site in a private window. Log in, send the contact form, place a test order, open ten pages at random.',
      'Remove the line again.',
    ),
    heading('The hour of the move'),
    steps(
      'If visitors write something on the site, orders or comments, switch it to read-only or show a short notice. Minutes are enough.',
      'Copy the database once more, and the files that have changed. The second copy is quick, because only differences travel.',
      'Change the A and AAAA records to the new machine. [Pointing a domain at another host](/knowledge-base/point-a-name) shows the lines. Leave the MX records alone; [email moves in its own time](/knowledge-base/move-email).',
      'Watch the certificate. It is issued as soon as the name points at the new machine; on our hosting that happens by itself.',
      'Open the site for writing again.',
    ),
    heading('The two days after'),
    points(
      'Keep the old contract and the old site for at least two days, or better, two weeks. Somebody’s network always remembers longer than it should.',
      'Look into the log of the old machine. When no more people come there, only robots, the move is over.',
      'Walk through the scheduled jobs. A forgotten one is noticed on the first of the month.',
      'Raise the TTL again.',
    ),
    heading('If something is wrong'),
    text(
      'Put the old addresses back. With a TTL of 300 seconds all visitors are on the old site within five minutes, and you can look for the fault in peace. Write down what was ordered or commented in between, so that it is not lost. And if you are a customer of ours: [write to us](/contact) and mark it urgent. When a site cannot be reached, a person answers within 15 minutes, day and night.',
    ),
  ],
}

import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'How to migrate a website without downtime',
  description:
    'Migrate your website without downtime: copy it, check the copy, then change the DNS. A step-by-step plan, or let us do it free of charge.',
  next: { heading: 'Let us migrate your website, free of charge.', label: 'See hosting plans' },
  body: [
    text(
      'A website goes offline during a migration for one reason: the DNS is changed before the copy is ready. Follow the order in this guide, and both sites answer during the change, the old one for some visitors and the new one for the others, with the same content.',
    ),
    heading('The easy way: we migrate your site'),
    text(
      'We migrate websites free of charge. Fill in the migration form on any hosting page: the address of the site, where it is hosted now, and what we should know. We get in touch within 24 hours. We copy the files and databases, you check the copy, and we only switch the domain over when you approve it. A WordPress site keeps its themes, plugins, comments, uploads and URLs.',
    ),
    text('The rest of this guide is for you if you migrate the site yourself, or want to know what we do.'),
    heading('Two days before'),
    steps(
      'List everything the site consists of: files, databases, scheduled jobs, mailboxes, certificates and redirects. What is not on the list gets forgotten.',
      'Look up your DNS records with the [DNS lookup](/domains/dns) and write them down.',
      'Lower the TTL of the A, AAAA and `www` records to 300 seconds. That makes the change quick, and the way back too.',
      'Check that the new plan has the PHP version and the storage your site needs. On our shared plans you choose one of three PHP versions for each site.',
    ),
    heading('The day before: copy and check'),
    steps('Copy the files over SSH, if you can. Run this command on the new server:'),
    code('rsync -az --delete user@old.example.net:public_html/ public_html/'),
    steps(
      'Export the database at the old host and import it at the new one.',
      'Enter the name, user and password of the new database in the configuration of the site.',
      'Check the copy before the public sees it. Point your own computer to the new IP address with a line in its `hosts` file:',
    ),
    code('203.0.113.10  example.com www.example.com'),
    steps(
      'Open the site in a private window. Log in, send the contact form, place a test order and open ten pages at random.',
      'Then remove the line from the file.',
    ),
    heading('The hour of the migration'),
    steps(
      'If visitors can add content, such as orders or comments, set the site to read-only or show a short maintenance notice. A few minutes are enough.',
      'Copy the database once more, and the files that have changed. This is quick, because only the differences are transferred. Leave out the configuration file with the new database details.',
      'Change the A and AAAA records to the new server. [How to point a domain to another host](/knowledge-base/point-a-name) shows the records. Leave the MX records alone; [email is migrated separately](/knowledge-base/move-email).',
      'Check the SSL certificate. It is issued as soon as the domain points to the new server; on our hosting this happens automatically.',
      'Switch read-only mode off again.',
    ),
    heading('The two days after'),
    points(
      'Keep the old contract and the old site for at least two days, and preferably for two weeks. Some networks cache DNS answers for longer than they should.',
      'Check the log of the old server. When only bots still visit, the migration is complete.',
      'Check the scheduled jobs. A forgotten one is only noticed on the first of the month.',
      'Raise the TTL again.',
    ),
    heading('If something goes wrong'),
    text(
      'Put the old IP addresses back. With a TTL of 300 seconds, visitors are back on the old site within five minutes, and you can look for the fault without pressure. Note which orders or comments came in during that time, so that none are lost. If you are our customer, [write to us](/contact) and mark the message as urgent: when a site cannot be reached, a person answers within 15 minutes, day and night.',
    ),
  ],
}

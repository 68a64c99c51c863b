import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'Making WordPress quick',
  description:
    'Measure first, then mend what costs most: pictures, plugins, cache, database. Which of it our plans do for you, and what is left to you.',
  next: { heading: 'WordPress with cache and staging copy.', label: 'See WordPress plans' },
  body: [
    text(
      'A slow site is seldom slow everywhere. As a rule one or two things cost most of the time, and everything else is detail. So measure before you change anything, and change one thing at a time.',
    ),
    heading('Measure'),
    steps(
      'Open the page in a private window, so that you see what a visitor sees, not what an editor sees.',
      'Press F12, choose the network tab and load the page anew.',
      'Note three figures: the time to the first byte, the number of requests, the size of everything together.',
      'Do the same for three pages: home, an article with pictures, and the slowest page you know.',
    ),
    text(
      'The first figure is the server’s: above 0.6 seconds look at cache and plugins. The other two are the page’s: above 100 requests or 3 MB look at pictures and scripts.',
    ),
    heading('What our plans do for you'),
    points(
      'Finished pages are kept on the server and handed out without WordPress being asked. Cart and login stay fresh. From Premium up this page cache and the shrinking of images are built in.',
      'Core updates run at night, between two and five, with a copy before. From Premium up plugins are updated as well, and pictures of your pages are compared before and after.',
      'A second page cache as a plugin is on the short list of what we ask you to leave out: two caches in a row show old pages and save nothing.',
    ),
    heading('Pictures: usually the largest part'),
    steps(
      'Upload pictures no wider than they are shown. A photograph of 6,000 pixels is twenty times too much for a column of text.',
      'Prefer WebP or AVIF to PNG for photographs.',
      'Leave the lazy loading of WordPress switched on, except for the large picture on top: that one should come first.',
      'Delete sizes that no theme uses any more.',
    ),
    heading('Plugins: count what they cost'),
    text(
      'Every plugin may load something on every page. Switch them off on the [staging copy](/wordpress-hosting), one after the other, and measure each time. The usual culprits are builders, sliders, statistics that count in the database, and social buttons that ask other people’s servers.',
    ),
    text(
      'Delete what you do not need. A plugin that is only switched off costs no time, but it still has to be updated, and its holes can be found.',
    ),
    heading('The database'),
    text('With the command line, which our WordPress plans have, you see and clear the ballast:'),
    code('wp post list --post_type=revision --format=count', 'wp transient delete --expired', 'wp db optimize'),
    text('Keep the last five revisions of each article instead of all: one line in `wp-config.php` is enough.'),
    code("define( 'WP_POST_REVISIONS', 5 );"),
    text('Have scheduled jobs run by a real cron and not by the visits of your readers. On our WordPress plans that is so from the start.'),
    heading('Theme and fonts'),
    text(
      'A theme that can do everything brings everything along. If yours loads more than half a megabyte of scripts on an empty page, think of another. Host fonts yourself, two styles at most, and let the text show before they have come.',
    ),
    heading('Visitors far away'),
    text(
      'A reader on another continent waits because of the distance, not because of the machine. What helps is [content delivery](/services/cdn): copies of pictures and files close to the reader. If all your visitors live in one country, you do not need it.',
    ),
    heading('Afterwards'),
    text(
      'Measure the same three pages again and write the figures down. If the first byte is still slow although the page comes from the cache, or if the site is quick at night and slow at noon, the plan has become too small: [which figures say so](/knowledge-base/choose-a-plan). Before every larger change make a copy; [how to return to one](/knowledge-base/backups-and-restore) you should have tried once.',
    ),
  ],
}

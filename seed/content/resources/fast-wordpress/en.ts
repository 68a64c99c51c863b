import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const en: ArticleWords = {
  title: 'How to speed up WordPress',
  description:
    'Speed up WordPress step by step: measure first, then fix images, plugins, cache and database. What our plans do for you, and what you do.',
  next: { heading: 'WordPress hosting with page cache and staging site.', label: 'See WordPress plans' },
  body: [
    text(
      'A slow site is seldom slow everywhere. Usually one or two things take most of the time, and everything else is detail. So measure before you change anything, and change one thing at a time.',
    ),
    heading('Measure your loading time'),
    steps(
      'Open the page in a private window, so that you see what visitors see and not what a logged-in editor sees.',
      'Press F12, open the Network tab and reload the page.',
      'Note three figures: the time to first byte, the number of requests and the total size.',
      'Do this for three pages: the home page, an article with images, and the slowest page you know.',
    ),
    text(
      'The first figure depends on the server: above 0.6 seconds, check cache and plugins. The other two depend on the page: above 100 requests or 3 MB, check images and scripts.',
    ),
    heading('What our plans do for you'),
    points(
      'Page cache: finished pages are served from the server’s cache without running WordPress. Cart and login are never cached. From Premium up, page cache and image compression are built in.',
      'Updates: core updates run at night between two and five, with a backup first. From Premium up we also update plugins, and compare screenshots of your pages before and after.',
      'Please do not install a second page cache as a plugin: two caches in a row show outdated pages and save nothing.',
    ),
    heading('Images: usually the largest part of a page'),
    steps(
      'Do not upload images wider than they are displayed. A photo 6,000 pixels wide is twenty times too large for a column of text.',
      'Use WebP or AVIF instead of PNG for photos.',
      'Leave WordPress lazy loading on, except for the large image at the top: that one should load first.',
      'Delete image sizes that no theme uses any more.',
    ),
    heading('Plugins: find the slow ones'),
    text(
      'Every plugin can load something on every page. Switch them off one after the other on a [staging site](/wordpress-hosting), and measure each time. The usual causes are page builders, sliders, statistics plugins that write to the database, and social buttons that call other servers.',
    ),
    text(
      'Delete plugins you do not need. A deactivated plugin does not slow the site down, but it still has to be updated, and its security holes can be exploited.',
    ),
    heading('Clean up the database'),
    text(
      'All our WordPress plans include the command line (WP-CLI). Count the revisions, then delete expired transients and optimise the tables:',
    ),
    code('wp post list --post_type=revision --format=count', 'wp transient delete --expired', 'wp db optimize'),
    text('Keep only the last five revisions of each article: add one line to `wp-config.php`.'),
    code("define( 'WP_POST_REVISIONS', 5 );"),
    text(
      'Let a real cron job run your scheduled tasks instead of waiting for a visitor to trigger them. On our WordPress plans this is set up from the start.',
    ),
    heading('Theme and fonts'),
    text(
      'A theme that can do everything also loads everything. If yours loads more than half a megabyte of scripts on an empty page, consider another one. Host fonts on your own server, use two styles at most, and let the text appear before the fonts have loaded.',
    ),
    heading('Visitors on other continents'),
    text(
      'A reader on another continent waits because of the distance, not because of the server. A [CDN](/services/cdn) helps: it delivers images and files from a location near the reader. If all your visitors live in one country, you do not need one.',
    ),
    heading('Measure again'),
    text(
      'Measure the same three pages again and note the figures. If the first byte is still slow although the page comes from the cache, or if the site is fast at night and slow at noon, the plan has become too small: [see which figures show it](/knowledge-base/choose-a-plan). Make a backup before every larger change, and try out [how to restore it](/knowledge-base/backups-and-restore) at least once.',
    ),
  ],
}

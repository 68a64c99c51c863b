import { escapeHtml } from '../html'

interface FeedItem {
  readonly title: string
  readonly description: string
  /** Absolute; it is the item's id too. */
  readonly url: string
  /** An instant. */
  readonly updatedAt: string
}

interface Feed {
  readonly title: string
  readonly description: string
  readonly language: string
  /** The page that the feed is of, and its own address. */
  readonly url: string
  readonly feedUrl: string
  readonly items: readonly FeedItem[]
}

/** XML knows no control characters, escaped or not. */
const text = (value: string): string => escapeHtml(value.replaceAll(/[^\P{Cc}\t\n\r]/gu, ''))

const itemOf = ({ title, description, url, updatedAt }: FeedItem): string =>
  [
    '<item>',
    `<title>${text(title)}</title>`,
    `<link>${text(url)}</link>`,
    `<guid isPermaLink="true">${text(url)}</guid>`,
    `<description>${text(description)}</description>`,
    `<pubDate>${new Date(updatedAt).toUTCString()}</pubDate>`,
    '</item>',
  ].join('')

/** RSS 2.0, in the order the items are given. */
export const articleFeed = ({ title, description, language, url, feedUrl, items }: Feed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${text(title)}</title>`,
    `<link>${text(url)}</link>`,
    `<atom:link href="${text(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    `<description>${text(description)}</description>`,
    `<language>${text(language)}</language>`,
    ...items.map(itemOf),
    '</channel></rss>',
    '',
  ].join('\n')

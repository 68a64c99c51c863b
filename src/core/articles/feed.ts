import { escapeHtml } from '../html'

interface FeedItem {
  readonly title: string
  readonly description: string
  /** Absolute; also the item's id. */
  readonly url: string
  /** ISO 8601. */
  readonly updatedAt: string
}

interface Feed {
  readonly title: string
  readonly description: string
  readonly language: string
  /** Address of the page behind the feed, then of the feed itself. */
  readonly url: string
  readonly feedUrl: string
  readonly items: readonly FeedItem[]
}

/** XML forbids control characters, even escaped. */
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

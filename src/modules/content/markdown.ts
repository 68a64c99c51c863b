import { captionOf } from '@/core/articles/node-texts'
import { parseVideoLink } from '@/core/articles/video-link'
import { billingPeriods, type Service } from '@/core/catalog/types'
import type { Currency, UsdCents } from '@/core/money/types'
import { effectivePrice } from '@/core/pricing/prices'
import { localizedHref } from '@/core/navigation/paths'
import type { Messages } from '@/lib/i18n/messages'
import type { Page, Resource } from '@/payload-types'
import type { Shop } from './shop-settings'
import { servicesOn, shownAmount } from './structured-data'
import { toPicture } from './to-picture'
import { isRecord } from '@/core/records'

type Node = Readonly<Record<string, unknown>>

const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

interface Place {
  readonly siteUrl: string
  readonly locale: string
}

const absolute = ({ siteUrl, locale }: Place, href: string): string =>
  href.startsWith('/') ? `${siteUrl}${localizedHref(locale, href)}` : href

/** Bits in Lexical's text format. */
const formats = [
  [16, '`'],
  [1, '**'],
  [2, '_'],
] as const

const inline = (nodes: readonly Node[], place: Place): string =>
  nodes
    .map((node) => {
      if (node['type'] === 'linebreak') return '\n'
      if (node['type'] === 'link' || node['type'] === 'autolink') {
        const fields = isRecord(node['fields']) ? node['fields'] : {}
        const document = isRecord(fields['doc']) && isRecord(fields['doc']['value']) ? textOf(fields['doc']['value']['path']) : ''
        const text = inline(nodesOf(node['children']), place)
        const href = document || textOf(fields['url'])
        return href === '' ? text : `[${text}](${absolute(place, href)})`
      }
      const text = typeof node['text'] === 'string' ? node['text'] : inline(nodesOf(node['children']), place)
      const format = Number(node['format']) || 0
      return formats.reduce(
        (marked, [bit, mark]) => ((format & bit) === 0 || marked.trim() === '' ? marked : `${mark}${marked}${mark}`),
        text,
      )
    })
    .join('')

const list = (node: Node, place: Place, indent: string): string =>
  nodesOf(node['children'])
    .map((item, index) => {
      const children = nodesOf(item['children'])
      const nested = children.filter(({ type }) => type === 'list').map((each) => list(each, place, `${indent}  `))
      const text = inline(
        children.filter(({ type }) => type !== 'list'),
        place,
      )
      const mark = node['listType'] === 'number' ? `${index + 1}.` : '-'
      return [...(text === '' ? [] : [`${indent}${mark} ${text}`]), ...nested].join('\n')
    })
    .join('\n')

const linkText = (text: string): string => text.replaceAll(/[[\]]/g, '\\$&')

const image = (upload: unknown, { siteUrl }: Place): string => {
  const picture = toPicture(upload)
  return picture ? `![${linkText(picture.alt)}](${siteUrl}${picture.src})` : ''
}

const video = (fields: Node): string => {
  const link = fields['blockType'] === 'video' ? parseVideoLink(fields['link']) : null
  return link ? `[${linkText(textOf(fields['title']))}](${link.href})` : ''
}

const withCaption = (shown: string, node: Node): string => [shown, captionOf(node)].filter((part) => part !== '').join('\n\n')

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** Number of cells that a merged cell covers; capped well above any real table's size. */
const spanOf = (span: unknown): number => Math.min(Math.max(1, Number(span) || 1), 50)

/** A merged cell keeps its text in its first column and row. */
const cellsOf = (node: Node, place: Place): readonly (readonly string[])[] => {
  /** Number of rows still covered by a cell above, by column. */
  const covered = new Map<number, number>()
  return nodesOf(node['children']).map((row) => {
    const cells: string[] = []
    const skipCovered = () => {
      for (let left = covered.get(cells.length); left; left = covered.get(cells.length)) {
        covered.set(cells.length, left - 1)
        cells.push('')
      }
    }
    for (const each of nodesOf(row['children'])) {
      skipCovered()
      const text = nodesOf(each['children']).map((child) => block(child, place))
      for (let column = 0; column < spanOf(each['colSpan']); column += 1) {
        covered.set(cells.length, spanOf(each['rowSpan']) - 1)
        cells.push(column === 0 ? cell(text.join(' ')) : '')
      }
    }
    skipCovered()
    return cells
  })
}

/** Markdown has no tables without a header, so the first row becomes the header. */
const table = (node: Node, place: Place): string => {
  const [head = [], ...body] = cellsOf(node, place)
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Shifts headings down one level, because the document title is the only h1 and section headings are h2. */
const block = (node: Node, place: Place): string => {
  const children = nodesOf(node['children'])
  switch (node['type']) {
    case 'heading':
      return `${'#'.repeat(Number(textOf(node['tag']).slice(1)) || 2)} ${inline(children, place)}`
    case 'list':
      return list(node, place, '')
    case 'quote':
      return `> ${inline(children, place)}`
    case 'horizontalrule':
      return '---'
    case 'upload':
      return withCaption(image(node['value'], place), node)
    case 'table':
      return table(node, place)
    case 'block': {
      const fields = isRecord(node['fields']) ? node['fields'] : {}
      const code = textOf(fields['code'])
      return code === '' ? withCaption(video(fields), node) : `\`\`\`\n${code}\n\`\`\``
    }
    default:
      return inline(children, place)
  }
}

const richText = (value: unknown, place: Place): readonly string[] =>
  isRecord(value) && isRecord(value['root']) ? nodesOf(value['root']['children']).map((node) => block(node, place)) : []

/** Text fields of sections, by their usual names. */
const leads = ['lead', 'intro', 'description', 'text', 'note'] as const
const names = ['title', 'name', 'label', 'question', 'heading'] as const
const explanations = ['description', 'text', 'value', 'answer', 'body'] as const

const firstOf = (node: Node, keys: readonly string[]): string => keys.map((key) => textOf(node[key])).find((text) => text !== '') ?? ''

const rows = (node: Node, indent = ''): readonly string[] =>
  Object.values(node).flatMap((value) =>
    nodesOf(value).flatMap((row) => {
      const [name, explanation] = [firstOf(row, names), firstOf(row, explanations)]
      const line = name === '' ? explanation : explanation === '' ? `**${name}**` : `**${name}**: ${explanation}`
      return [...(line === '' ? [] : [`${indent}- ${line}`]), ...rows(row, `${indent}  `)]
    }),
  )

/** Plain text of a section below its heading. */
export const sectionTexts = (layout: Node): readonly string[] =>
  [...leads.map((key) => textOf(layout[key])), ...rows(layout)]
    .map((line) => line.replaceAll(/^\s*- |\*\*/g, ''))
    .filter((line) => line !== '')

const buttons = (node: Node, place: Place): readonly string[] =>
  ['primary', 'secondary', 'button'].flatMap((part) => {
    const [label, href] = [textOf(node[`${part}Label`]), textOf(node[`${part}Href`]) || textOf(node['href'])]
    return label === '' || href === '' ? [] : [`[${label}](${absolute(place, href)})`]
  })

const section = (layout: Node, place: Place): readonly string[] => {
  if (layout['blockType'] === 'rich-text') return richText(layout['content'], place)
  const heading = textOf(layout['heading'])
  const items = rows(layout)
  return [
    ...(heading === '' ? [] : [`## ${heading}`]),
    image(layout['ownPicture'], place),
    ...leads.map((key) => textOf(layout[key])).filter((text) => text !== ''),
    ...(items.length === 0 ? [] : [items.join('\n')]),
    ...buttons(layout, place),
  ]
}

interface PriceDisplay {
  readonly words: Messages['markdown']
  readonly shop: Pick<Shop, 'services' | 'shownTax'>
  readonly currency: Currency
}

const planRow = ({ id, name, description, prices }: Service, { shop, currency, words }: PriceDisplay): string => {
  const amount = (usd: UsdCents) => shownAmount(usd, { currency, shownTax: shop.shownTax })
  const offers = billingPeriods.flatMap((period) => {
    const entry = prices[period]
    if (!entry) return []
    const setup = entry.setupFee > 0 ? ` + ${amount(entry.setupFee)} ${currency.code} ${words.setupFee}` : ''
    return [`${period} ${amount(effectivePrice(entry))} ${currency.code}${setup}`]
  })
  return `| ${id} | ${cell(name)} | ${cell(description)} | ${offers.join('; ')} |`
}

/** Lists plans by the key that the API and checkout use. */
const planTable = (services: readonly Service[], display: PriceDisplay): readonly string[] => {
  if (services.length === 0) return []
  const { words, shop } = display
  const head = [words.key, words.plan, words.description, shop.shownTax === undefined ? words.beforeTax : words.withTax]
  return [[`| ${head.join(' | ')} |`, '| --- | --- | --- | --- |', ...services.map((service) => planRow(service, display))].join('\n')]
}

interface Question {
  readonly question: string
  readonly answer: string
}

interface PageMarkdown extends Place, PriceDisplay {
  readonly page: Pick<Page, 'title' | 'path' | 'layout' | 'meta'>
  readonly questions: readonly Question[]
}

const joined = (parts: readonly string[]): string => `${parts.filter((part) => part.trim() !== '').join('\n\n')}\n`

/** Markdown version of a page: its texts in order, its plans with keys and prices, and its questions. */
export const pageMarkdown = ({ page, questions, ...place }: PageMarkdown): string =>
  joined([
    `# ${page.title ?? page.meta?.title ?? ''}`,
    page.meta?.description ? `> ${page.meta.description}` : '',
    `<${absolute(place, page.path)}>`,
    ...(page.layout ?? []).flatMap((layout) => section({ ...layout }, place)),
    ...planTable(servicesOn(page, place.shop), place),
    ...questions.flatMap(({ question, answer }) => [`### ${question}`, answer]),
  ])

/** Markdown version of a knowledge-base article. */
export const articleMarkdown = (
  { title, description, body }: Pick<Resource, 'title' | 'description' | 'body'>,
  { path, ...place }: Place & { readonly path: string },
): string => joined([`# ${title ?? ''}`, description ? `> ${description}` : '', `<${absolute(place, path)}>`, ...richText(body, place)])

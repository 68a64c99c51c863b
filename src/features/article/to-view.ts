import type { Locale } from '@/lib/config/locales'
import { outlineOf, readingMinutes } from '@/core/articles/articles'
import { localizedHref } from '@/core/navigation/paths'
import type { Article } from '@/modules/content/articles'
import { languageOf } from '@/lib/text-language'
import { resourceAddress } from '@/modules/content/pages'
import type { SceneBlock } from '@/payload-types'
import type { ArticleBody, ArticleView, SceneView } from './types'

type BodyNode = ArticleBody['root']['children'][number]

const isNode = (value: unknown): value is BodyNode => typeof value === 'object' && value !== null && 'type' in value

const childrenOf = (node: BodyNode): readonly BodyNode[] => {
  const children: unknown = node['children']
  return Array.isArray(children) ? children.filter(isNode) : []
}

const textOf = (node: BodyNode): string => {
  const own: unknown = node['text']
  return typeof own === 'string'
    ? own
    : childrenOf(node)
        .map(textOf)
        .join(node.type === 'list' ? ' ' : '')
}

const isHeading = (node: BodyNode): boolean => node.type === 'heading'

const levelOf = (node: BodyNode): number => Number(String(node['tag']).slice(1)) || 2

const isScene = (fields: unknown): fields is SceneBlock =>
  typeof fields === 'object' && fields !== null && 'blockType' in fields && fields.blockType === 'scene'

/** Scenes of a video: each drawing, captioned by the paragraph after it. */
const scenesOf = ({ root: { children } }: ArticleBody): readonly SceneView[] =>
  children.flatMap((node, index) => {
    const fields: unknown = node['fields']
    const said = children[index + 1]
    return isScene(fields) && said !== undefined ? [{ drawing: fields.drawing, caption: textOf(said) }] : []
  })

const withOutline = (body: ArticleBody) => {
  const { children } = body.root
  const outline = outlineOf(children.filter(isHeading).map((node) => ({ level: levelOf(node), text: textOf(node) })))
  const entries = outline.values()
  const mended = children.map((node) => {
    const entry = isHeading(node) ? entries.next().value : undefined
    return entry === undefined ? node : { ...node, tag: `h${entry.level}`, anchor: entry.anchor }
  })
  return { outline, body: { ...body, root: { ...body.root, children: mended } } }
}

export const toArticleView = ({ document, related }: Article, locale: Locale): ArticleView => {
  const { slug, title, description, type, difficulty, duration, updatedAt, action } = document
  const body = document.body ?? { root: { type: 'root', children: [], direction: 'ltr', format: '', indent: 0, version: 1 } }
  const reading = readingMinutes(body.root.children.map(textOf).join('\n'))
  return {
    slug,
    title: title ?? '',
    summary: description ?? '',
    languages: { title: languageOf(document, 'title'), body: languageOf(document, 'body') },
    type,
    difficulty,
    reading,
    doing: type !== 'documentation' && duration && duration > reading ? duration : null,
    scenes: type === 'video' ? scenesOf(body) : [],
    updatedAt,
    ...withOutline(body),
    related: related.map((other) => ({
      title: other.title ?? '',
      type: other.type,
      href: localizedHref(locale, resourceAddress(other) ?? '/'),
    })),
    action:
      action?.href && action.buttonLabel
        ? { heading: action.heading ?? '', label: action.buttonLabel, href: localizedHref(locale, action.href) }
        : null,
  }
}

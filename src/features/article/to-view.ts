import type { Locale } from '@/lib/config/locales'
import { readingMinutes, textOfNode, withOutline } from '@/core/articles/articles'
import { localizedHref } from '@/core/navigation/paths'
import type { Article } from '@/modules/content/articles'
import { languageOf } from '@/lib/text-language'
import { resourceAddress } from '@/modules/content/pages'
import type { SceneBlock } from '@/payload-types'
import type { ArticleBody, ArticleView, SceneView } from './types'

const isScene = (fields: unknown): fields is SceneBlock =>
  typeof fields === 'object' && fields !== null && 'blockType' in fields && fields.blockType === 'scene'

/** Scenes of a video: each drawing, captioned by the paragraph after it. */
const scenesOf = ({ root: { children } }: ArticleBody): readonly SceneView[] =>
  children.flatMap((node, index) => {
    const fields: unknown = node['fields']
    const said = children[index + 1]
    return isScene(fields) && said !== undefined ? [{ drawing: fields.drawing, caption: textOfNode(said) }] : []
  })

export const toArticleView = ({ document, related }: Article, locale: Locale): ArticleView => {
  const { slug, title, description, type, difficulty, duration, updatedAt, action } = document
  const body = document.body ?? { root: { type: 'root', children: [], direction: 'ltr', format: '', indent: 0, version: 1 } }
  const { outline, nodes } = withOutline(body.root.children)
  const reading = readingMinutes(body.root.children.map(textOfNode).join('\n'))
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
    outline,
    body: { ...body, root: { ...body.root, children: [...nodes] } },
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

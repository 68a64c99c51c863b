import { describe, expect, it } from 'vitest'
import { toArticleView } from '@/features/article/to-view'
import type { Resource } from '@/payload-types'
import { resources } from '@seed/content/resources/all'

const seed = resources.find(({ slug }) => slug === 'vps-first-steps')
if (!seed) throw new Error('No such article')

const article = (own: Partial<Resource> = {}) => ({
  document: {
    ...{ id: 'a', key: 'a', slug: seed.slug, type: seed.type, difficulty: seed.difficulty, duration: seed.duration, order: 1 },
    ...{ title: seed.title.de, description: seed.description.de, createdAt: '', updatedAt: '2026-11-24T10:00:00.000Z' },
    body: JSON.parse(JSON.stringify(seed.body.de)) as NonNullable<Resource['body']>,
    ...own,
  },
  related: [],
})

describe('the article view', () => {
  it('has a table of contents with matching anchors', () => {
    const { outline, body } = toArticleView(article(), 'de')
    const anchors = body.root.children.flatMap((node) => (node.type === 'heading' ? [node['anchor']] : []))
    expect(outline.map(({ anchor }) => anchor)).toEqual(anchors)
    expect(outline[0]).toEqual({ level: 2, text: 'Vorher: einen SSH-Schlüssel erzeugen', anchor: 'vorher-einen-ssh-schlussel-erzeugen' })
  })

  it('states the reading time, and the working time if longer', () => {
    expect(toArticleView(article(), 'de')).toMatchObject({ reading: 2, doing: 60 })
    expect(toArticleView(article({ duration: 2 }), 'de').doing).toBeNull()
    expect(toArticleView(article({ type: 'documentation' }), 'de').doing).toBeNull()
  })

  it('links to its editor’s target in the reader’s language, else to support', () => {
    const action = { heading: 'Weiter', buttonLabel: 'Tarife', href: '/vps-hosting' }
    expect(toArticleView(article({ action }), 'de').action).toEqual({ heading: 'Weiter', label: 'Tarife', href: '/de/vps-hosting' })
    expect(toArticleView(article(), 'de').action).toBeNull()
  })
})

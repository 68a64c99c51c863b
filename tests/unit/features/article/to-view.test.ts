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

describe('an article as its page shows it', () => {
  it('has a table of contents whose anchors stand in the text', () => {
    const { outline, body } = toArticleView(article(), 'de')
    const anchors = body.root.children.flatMap((node) => (node.type === 'heading' ? [node['anchor']] : []))
    expect(outline.map(({ anchor }) => anchor)).toEqual(anchors)
    expect(outline[0]).toEqual({ level: 2, text: 'Vorher: einen SSH-Schlüssel erzeugen', anchor: 'vorher-einen-ssh-schlussel-erzeugen' })
  })

  it('says how long reading takes, and the work where that is longer', () => {
    expect(toArticleView(article(), 'de')).toMatchObject({ reading: 2, doing: 60 })
    expect(toArticleView(article({ duration: 2 }), 'de').doing).toBeNull()
    expect(toArticleView(article({ type: 'documentation' }), 'de').doing).toBeNull()
  })

  it('leads where its editor says, in the reader’s language, else to a person', () => {
    const action = { heading: 'Weiter', buttonLabel: 'Tarife', href: '/vps-hosting' }
    expect(toArticleView(article({ action }), 'de').action).toEqual({ heading: 'Weiter', label: 'Tarife', href: '/de/vps-hosting' })
    expect(toArticleView(article(), 'de').action).toBeNull()
  })
})

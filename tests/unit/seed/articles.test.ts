import { describe, expect, it } from 'vitest'
import { codeRoutes } from '@/lib/config/site-routes'
import { articlePath, articleSlugOf } from '@/core/navigation/paths'
import { pages } from '@seed/content/pages/all'
import { resources } from '@seed/content/resources/all'
import { inLocale } from '@seed/localise'
import { seedLocales, type SeedLocale } from '@seed/locales'
import type { RichText, RichTextNode } from '@seed/rich-text'

const childrenOf = (node: RichTextNode): readonly RichTextNode[] => (node['children'] ?? []) as readonly RichTextNode[]
const everyNode = (node: RichTextNode): readonly RichTextNode[] => [node, ...childrenOf(node).flatMap(everyNode)]
const textOf = (node: RichTextNode): string => (node.type === 'text' ? String(node['text']) : childrenOf(node).map(textOf).join(' '))

const texts = resources.flatMap((resource) =>
  seedLocales.map((locale) => ({ name: `${resource.slug} (${locale})`, locale, resource, body: resource.body[locale] })),
)

const prose = (body: RichText) => body.root.children.map(textOf).join('\n')
const shapeOf = (body: RichText) =>
  body.root.children.map((node) => (node.type === 'list' ? `${String(node['tag'])} ${childrenOf(node).length}` : node.type))

const linksOf = (body: RichText): readonly string[] =>
  body.root.children
    .flatMap(everyNode)
    .flatMap((node) => (node.type === 'link' ? [String((node['fields'] as { readonly url: string }).url)] : []))

const known = new Set([...pages.map(({ path }) => path), ...codeRoutes, ...resources.map(({ slug }) => articlePath(slug))])

const foreign: Readonly<Record<SeedLocale, RegExp>> = { en: /[„«»]/, es: /[“”„]/, fr: /[“”„]/, de: /[”«»]/ }

describe('knowledge base articles', () => {
  it('are twenty, each with text in four languages', () => {
    const articles = texts.filter(({ resource }) => resource.type !== 'video')
    expect(articles).toHaveLength(80)
    expect(new Set(articles.map(({ body }) => prose(body))).size).toBe(80)
    for (const { name, body } of articles) expect(prose(body).split(/\s+/).length, name).toBeGreaterThan(300)
  })

  it('have enough headings for a table of contents, without skipped levels', () => {
    for (const { name, body } of texts) {
      const levels = body.root.children.filter(({ type }) => type === 'heading').map((node) => Number(String(node['tag']).slice(1)))
      expect(levels.length, name).toBeGreaterThanOrEqual(4)
      let above = 1
      for (const level of levels) {
        expect(level - above, name).toBeLessThanOrEqual(1)
        above = level
      }
    }
  })

  it('match in every language: headings, steps and commands', () => {
    for (const { name, resource, body } of texts) {
      expect(shapeOf(body), name).toEqual(shapeOf(resource.body.en))
      expect(linksOf(body), name).toEqual(linksOf(resource.body.en))
    }
  })

  it('R29: include videos of the shop’s own scenes', () => {
    const videos = texts.filter(({ resource }) => resource.type === 'video')
    expect(videos.length).toBeGreaterThan(0)
    for (const { name, body } of videos) {
      const scenes = body.root.children.filter(({ type }) => type === 'block')
      expect(scenes.length, name).toBeGreaterThanOrEqual(4)
      expect(JSON.stringify(body), name).not.toMatch(/https?:/)
    }
  })

  it('R4: have English paths, and link only to existing pages', () => {
    for (const { slug, action, related } of resources) {
      expect(articleSlugOf(articlePath(slug)), slug).toBe(slug)
      expect(known, action.href).toContain(action.href)
      for (const { key } of related) expect(known, `${slug}: ${key}`).toContain(articlePath(key))
      expect(related.some(({ key }) => key === slug)).toBe(false)
    }
    for (const { name, body } of texts) for (const url of linksOf(body)) expect(known, `${name}: ${url}`).toContain(url)
  })

  it('fit search results: title with shop name, and summary', () => {
    for (const { slug, title, description } of resources) {
      for (const locale of seedLocales) {
        expect(`${title[locale]} · Hostfront`.length, `${slug} (${locale})`).toBeLessThanOrEqual(65)
        expect(description[locale].length, `${slug} (${locale})`).toBeLessThanOrEqual(160)
      }
    }
  })

  it('R10: have no ratings or views', () => {
    for (const resource of resources) {
      expect(resource.demo).toBe(false)
      expect('rating' in resource || 'views' in resource).toBe(false)
    }
  })

  it('use their language’s quotation marks', () => {
    for (const { name, locale, body, resource } of texts) {
      const words = [prose(body), resource.title[locale], resource.description[locale]].join('\n')
      expect(foreign[locale].exec(words)?.[0], name).toBeUndefined()
    }
  })

  it('are typeset, except for code', () => {
    const french = inLocale(resources.find(({ slug }) => slug === 'spf-dkim-dmarc')?.body, 'fr') as RichText
    expect(prose(french)).toContain('SPF\u202f:')
    const code = french.root.children.find(({ type }) => type === 'block')
    expect(JSON.stringify(code)).not.toMatch(/[\u00a0\u202f]/)
  })
})

import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { collections } from '@/payload/collections'
import { defineCollection, defineGlobal } from '@/payload/define-collection'
import { globals } from '@/payload/globals'

const text: Field = { name: 'text', type: 'text' }

const watcher = (isTranslated: boolean, savesDraft: boolean, isKept = true): unknown =>
  expect.objectContaining({ path: expect.stringContaining('#WatchedForm') as string, clientProps: { isTranslated, savesDraft, isKept } })

const controlsOf = ({ admin }: CollectionConfig): unknown => admin?.components?.edit?.beforeDocumentControls

describe('a form', () => {
  it('asks before a language switch discards input, localised or not', () => {
    expect(controlsOf(defineCollection({ slug: 'faqs', fields: [text], versions: 'drafts', adds: ['translations'] }))).toContainEqual(
      watcher(true, true),
    )
    expect(controlsOf(defineCollection({ slug: 'redirects', fields: [text] }))).toContainEqual(watcher(false, false))
    const { admin } = defineGlobal({ slug: 'header', fields: [text] })
    expect(admin?.components?.elements?.beforeDocumentControls).toContainEqual(watcher(false, false))
  })

  it('H1: stores no input of an account', () => {
    expect(controlsOf(defineCollection({ slug: 'users', auth: true, fields: [text] }))).toEqual([
      watcher(false, false, false),
      expect.any(String),
    ])
  })

  it('says first where visitors see a document that is listed by position', () => {
    const firstOf = (slug: 'testimonials' | 'addons') => defineCollection({ slug, fields: [text], adds: ['used-in'] }).fields[0]
    expect(firstOf('testimonials')).toMatchObject({ name: 'usedIn', label: { en: 'Where visitors see it' } })
    expect(firstOf('addons')).toBe(text)
  })

  it('has no API tab', () => {
    expect(defineCollection({ slug: 'redirects', fields: [text] }).admin?.hideAPIURL).toBe(true)
  })
})

const below = (field: Field): readonly Field[] => {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields)
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.fields)
  return 'fields' in field ? field.fields : []
}
const some = (fields: readonly Field[], isMeant: (field: Field) => boolean): boolean =>
  fields.some((field) => isMeant(field) || some(below(field), isMeant))

const isTranslated = (field: Field): boolean =>
  ['text', 'textarea', 'richText'].includes(field.type) && 'localized' in field && field.localized === true
const isPicked = (field: Field): boolean => field.admin?.custom?.['picked'] !== undefined

const runs = ({ hooks }: CollectionConfig | GlobalConfig, name: RegExp): boolean =>
  (hooks?.beforeChange ?? []).some((hook) => name.test(hook.name))

describe('a collection or global', () => {
  it('adds translations if a text is localised, and checks picks if a field has them', () => {
    // Records its translations by message.
    const owners = [...collections, ...globals].filter(({ slug }) => slug !== 'message-overrides')
    const added = owners.map((each) => [each.slug, runs(each, /^lockNewTargets/), runs(each, /^refuseUnknownPicks/)])
    expect(added).toEqual(owners.map(({ slug, fields }) => [slug, some(fields, isTranslated), some(fields, isPicked)]))
  })
})

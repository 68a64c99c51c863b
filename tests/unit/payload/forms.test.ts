import type { CollectionConfig, GlobalConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { forms } from '@/payload/plugins/forms'

const translated: CollectionConfig = {
  slug: 'questions',
  fields: [{ name: 'text', type: 'text', localized: true }],
  versions: { drafts: true },
}
const plain: CollectionConfig = { slug: 'redirects', fields: [{ name: 'from', type: 'text' }] }

const watcher = (isTranslated: boolean, savesDraft: boolean, isKept = true): unknown =>
  expect.objectContaining({ path: expect.stringContaining('#WatchedForm') as string, clientProps: { isTranslated, savesDraft, isKept } })

describe('a form', () => {
  it('asks before a language switch discards input, localised or not', () => {
    const global: GlobalConfig = { slug: 'rates', fields: plain.fields }
    const { collections, globals } = forms({ collections: [translated, plain], globals: [global] })
    const ofCollections = collections.map(({ admin }) => admin?.components?.edit?.beforeDocumentControls)
    expect(ofCollections).toEqual([expect.arrayContaining([watcher(true, true)]), expect.arrayContaining([watcher(false, false)])])
    expect(globals[0]?.admin?.components?.elements?.beforeDocumentControls).toEqual(expect.arrayContaining([watcher(false, false)]))
  })

  it('H1: stores no input of an account', () => {
    const people: CollectionConfig = { ...plain, slug: 'people', admin: {}, auth: true }
    const { collections } = forms({ collections: [people] })
    expect(collections[0]?.admin?.components?.edit?.beforeDocumentControls).toEqual([watcher(false, false, false), expect.any(String)])
  })

  it('has no API tab', () => {
    const { collections } = forms({ collections: [{ ...plain }] })
    expect(collections[0]?.admin?.hideAPIURL).toBe(true)
  })
})

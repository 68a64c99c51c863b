import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { VersionList } from '@/payload/admin/versions/version-list'

vi.mock('@payloadcms/ui', () => ({
  Gutter: ({ children }: { readonly children: ReactNode }) => children,
  SetDocumentStepNav: () => null,
}))

const addressesOf = async (ids: readonly string[]) => {
  const docs = ids.map((id) => ({ id, updatedAt: '2026-11-30T01:20:00.000Z', version: { _status: 'published' } }))
  const findVersions = async () => ({ docs })
  const initPageResult = {
    req: { i18n: { language: 'en' }, payload: { config: { routes: { admin: '/admin' } }, findVersions } },
    collectionConfig: { slug: 'pages', admin: { useAsTitle: 'title' }, versions: { drafts: {} } },
    docID: 'a',
  }
  const routeSegments = ['collections', 'pages', 'a', 'versions']
  const list = await VersionList({ initPageResult, routeSegments } as never)
  return [...renderToStaticMarkup(list).matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
}

it('compares the oldest version with the newest, and the others as Payload does', async () => {
  const place = '/admin/collections/pages/a/versions'
  expect(await addressesOf(['three', 'two', 'one'])).toEqual([`${place}/three`, `${place}/two`, `${place}/one?versionFrom=three`])
  expect(await addressesOf(['only'])).toEqual([`${place}/only`])
})

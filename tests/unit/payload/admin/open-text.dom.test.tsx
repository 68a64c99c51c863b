import { act, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OpenText } from '@/payload/admin/search-and-replace/text-palette.client'
import { show } from '../../../support/in-a-browser'
import { readerOf } from '../../../support/wording/admin-reader'

const url = vi.hoisted(() => ({ at: '' }))
const tabs = [{ fields: [{ name: 'layout' }] }, { fields: [{ type: 'row', fields: [{ name: 'meta' }] }] }]

vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ getEntityConfig: () => ({ fields: [{ type: 'tabs', tabs }, { name: 'path' }] }) }),
  useDocumentInfo: () => ({ collectionSlug: 'pages' }),
  useForm: () => ({ getFields: () => ({}) }),
  useFormInitializing: () => false,
  useTranslation: () => readerOf('en'),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({}), useSearchParams: () => new URLSearchParams(url) }))

const paths = ['layout.0.heading', 'meta.title']
let render = () => {}

/** Like Payload's tabs, but the fields of a tab appear when the test says so. */
const Tabs = () => {
  const [{ tab, isRendered }, setState] = useState({ tab: 0, isRendered: false })
  render = () => setState((state) => ({ ...state, isRendered: true }))
  return (
    <>
      {paths.map((path, at) => (
        <button
          key={path}
          type="button"
          className={`tabs-field__tab-button${at === tab ? ' tabs-field__tab-button--active' : ''}`}
          onClick={() => setState({ tab: at, isRendered: false })}
        />
      ))}
      {isRendered ? <input id={`field-${paths[tab]?.replaceAll('.', '__')}`} /> : null}
      <OpenText />
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => vi.useRealTimers())

it.each(paths)('opens the tab of %s and focuses the field, however late it renders', async (path) => {
  url.at = path
  await show(<Tabs />)
  await act(async () => vi.advanceTimersByTime(5_000))
  await act(async () => render())
  await vi.waitFor(() => expect(document.activeElement?.id).toBe(`field-${path.replaceAll('.', '__')}`))
})

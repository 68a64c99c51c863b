import { expect, it, vi } from 'vitest'
import { PublishMenu } from '@/payload/admin/versions/publish-menu.client'
import { show } from '../../../support/in-a-browser'
import { readerOf } from '../../../support/wording/admin-reader'

const form = vi.hoisted(() => ({ docConfig: {} as object }))
vi.mock('@payloadcms/ui', () => ({ useDocumentInfo: () => form, useTranslation: () => readerOf('en') }))

it('gives the menu a text that says how to schedule', async () => {
  form.docConfig = { versions: { drafts: { schedulePublish: { timeFormat: 'HH:mm' } } } }
  const place = await show(<PublishMenu />)
  expect(place.querySelector('style')?.textContent).toBe(':root { --publish-menu-text: "Save the draft first to schedule it." }')
})

it('hides the arrow of the menu where nothing can be scheduled', async () => {
  form.docConfig = { versions: { drafts: { autosave: false, schedulePublish: false } } }
  const place = await show(<PublishMenu />)
  expect(place.innerHTML).toBe('<span class="publish-menu-off" hidden=""></span>')
})

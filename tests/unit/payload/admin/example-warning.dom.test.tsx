import { beforeEach, expect, it, vi } from 'vitest'
import { useExampleWarning } from '@/payload/admin/page-templates/example-warning.client'
import { show } from '../../../support/in-a-browser'
import { readerOf } from '../../../support/wording/admin-reader'

const form = vi.hoisted(() => ({ open: 'schedule-publish-0a1b', title: '', warnings: [] as string[] }))
vi.mock('@payloadcms/ui', () => ({
  toast: { warning: (text: string) => form.warnings.push(text) },
  useDocumentInfo: () => ({ id: '0a1b' }),
  useForm: () => ({ getFields: () => ({ title: { value: form.title }, order: { value: 100 } }) }),
  useModal: () => ({ isModalOpen: (slug: string) => slug === form.open }),
  useTranslation: () => readerOf('en'),
}))

const Form = () => {
  useExampleWarning()
  return null
}

beforeEach(() => {
  form.open = 'schedule-publish-0a1b'
  form.warnings = []
})

it('G8: warns when a page with example texts is scheduled', async () => {
  form.title = '[[The offer]]'
  await show(<Form />)
  expect(form.warnings).toEqual([expect.stringContaining('still contains example texts')])
})

it('stays silent without example texts, and while the drawer is closed', async () => {
  form.title = 'The offer'
  await show(<Form />)
  form.title = '[[The offer]]'
  form.open = ''
  await show(<Form />)
  expect(form.warnings).toEqual([])
})

import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { usePublishFirst } from '@/payload/admin/versions/publish-first.client'
import { show } from '../../../support/in-a-browser'

const modal = vi.hoisted(() => ({ open: '' }))
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: '0a1b' }),
  useModal: () => ({ isModalOpen: (slug: string) => slug === modal.open }),
}))

/** As Payload renders it for a document without a newer draft. */
const Drawer = () => {
  const [type, setType] = useState('unpublish')
  return ['publish', 'unpublish'].map((each) => (
    <input
      key={each}
      id={`field-schedule-publish-0a1b-type-${each}-7`}
      type="radio"
      checked={type === each}
      onChange={() => setType(each)}
    />
  ))
}

const Form = ({ hasDrawer }: { readonly hasDrawer: boolean }) => {
  usePublishFirst()
  return hasDrawer ? <Drawer /> : null
}

const chosen = () => document.querySelector<HTMLInputElement>('input:checked')?.id

beforeEach(() => {
  modal.open = ''
})

it('preselects Publish when the schedule drawer opens', async () => {
  modal.open = 'schedule-publish-0a1b'
  await show(<Form hasDrawer />)
  expect(chosen()).toBe('field-schedule-publish-0a1b-type-publish-7')
})

it('ignores other drawers', async () => {
  modal.open = 'another'
  await show(<Form hasDrawer />)
  expect(chosen()).toBe('field-schedule-publish-0a1b-type-unpublish-7')
})

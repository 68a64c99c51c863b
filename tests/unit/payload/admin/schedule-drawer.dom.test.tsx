import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ExampleWarning } from '@/payload/admin/page-templates/example-warning.client'
import { useFreshPlans, usePublishFirst } from '@/payload/admin/versions/schedule-drawer.client'
import { settle, show, text } from '../../../support/in-a-browser'
import { readerOf } from '../../../support/wording/admin-reader'

const fields = [
  { name: 'title', type: 'text', label: 'Title' },
  {
    name: 'layout',
    type: 'blocks',
    label: 'Sections',
    blocks: [{ slug: 'hero', labels: { singular: 'Opening' }, fields: [{ name: 'heading', type: 'text', label: 'Heading' }] }],
  },
]

const world = vi.hoisted(() => ({ open: '', collection: 'pages', heading: '', savedHeading: {}, refreshed: 0 }))
vi.mock('@/payload/admin/unsaved-changes/server-state.client', () => ({
  useSavedPanels: () => async () => void (world.refreshed += 1),
}))
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: '0a1b', collectionSlug: world.collection, docConfig: { fields } }),
  useForm: () => ({ getData: () => ({ title: 'Spring', layout: [{ id: 'a', blockType: 'hero', heading: world.heading }] }) }),
  useModal: () => ({ isModalOpen: (slug: string) => slug === world.open }),
  useTranslation: () => readerOf('en'),
}))

/** As Payload renders it for a document without a newer draft. */
const Drawer = () => {
  const [type, setType] = useState('unpublish')
  return (
    <div className="schedule-publish">
      {['publish', 'unpublish'].map((each) => (
        <input
          key={each}
          id={`field-schedule-publish-0a1b-type-${each}-7`}
          type="radio"
          checked={type === each}
          onChange={() => setType(each)}
        />
      ))}
      <div className="schedule-publish__actions">
        <button type="button">Save</button>
      </div>
    </div>
  )
}

let close: () => void = () => undefined

const Form = () => {
  const [, setClosed] = useState(false)
  close = () => {
    world.open = ''
    setClosed(true)
  }
  usePublishFirst()
  useFreshPlans()
  return (
    <>
      <Drawer />
      <ExampleWarning />
    </>
  )
}

const chosen = () => document.querySelector<HTMLInputElement>('input:checked')?.id
const button = () => document.querySelector('button')
const choose = (type: string) => settle(() => document.querySelector<HTMLElement>(`[id$='-type-${type}-7']`)?.click())

beforeEach(() => {
  Object.assign(world, { open: 'schedule-publish-0a1b', collection: 'pages', heading: 'The offer', savedHeading: {}, refreshed: 0 })
  vi.stubGlobal('fetch', async () => Response.json({ layout: [{ id: 'a', blockType: 'hero', heading: world.savedHeading }] }))
})

it('preselects Publish when the schedule drawer opens', async () => {
  await show(<Form />)
  expect(chosen()).toBe('field-schedule-publish-0a1b-type-publish-7')
})

it('ignores other drawers', async () => {
  world.open = 'another'
  await show(<Form />)
  expect(chosen()).toBe('field-schedule-publish-0a1b-type-unpublish-7')
})

it('G12: reloads what is scheduled when the drawer closes', async () => {
  await show(<Form />)
  expect(world.refreshed).toBe(0)
  await settle(close)
  expect(world.refreshed).toBe(1)
})

it('G8: names example texts above the button, which can still schedule taking the page down', async () => {
  world.heading = '[[The offer]]'
  await show(<Form />)
  expect(text('.schedule-examples p')).toContain('still contains the example texts')
  expect(text('.schedule-examples ul')).toBe('Sections › 1 Opening › Heading')
  expect(button()?.disabled).toBe(true)
  await choose('unpublish')
  expect(button()?.disabled).toBe(false)
  await choose('publish')
  expect(button()?.disabled).toBe(true)
})

it('G8: names example texts of the other languages, which the form does not have', async () => {
  world.savedHeading = { en: '[[The offer]]', de: 'Das Angebot' }
  await show(<Form />)
  await settle(() => undefined)
  expect(text('.schedule-examples ul')).toBe('Sections › 1 Opening › Heading')
  expect(button()?.disabled).toBe(true)
})

it('stays silent without example texts, and about brackets in articles', async () => {
  await show(<Form />)
  world.heading = 'if [[ -f file ]]'
  world.collection = 'resources'
  await show(<Form />)
  expect(text('.schedule-examples')).toBeUndefined()
  expect(button()?.disabled).toBe(false)
})

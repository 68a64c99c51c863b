import { UploadServerNode } from '@payloadcms/richtext-lexical'
import { $getRoot, createEditor } from '@payloadcms/richtext-lexical/lexical'
import { LexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import type { ComponentType } from 'react'
import { expect, it, vi } from 'vitest'
import '@/payload/admin/articles/picture-captions.client'
import { BlockName } from '@/payload/admin/rows/row-name.client'
import { words } from '@/payload/words'
import { richTextOf, uploadNode, videoNode } from '../../../support/article-nodes'
import { settle, show, text } from '../../../support/in-a-browser'
import { readerOf } from '../../../support/wording/admin-reader'

interface Feature {
  readonly plugins: readonly { readonly Component: ComponentType }[]
}

const world = vi.hoisted(() => ({ form: {} as object, isSubmitted: false, feature: { plugins: [] } as Feature }))

vi.mock('@payloadcms/richtext-lexical/client', async () => {
  const { UploadServerNode: UploadNode } = await import('@payloadcms/richtext-lexical')
  const $isUploadNode = (node: unknown) => node instanceof UploadNode
  return { UploadNode, $isUploadNode, createClientFeature: (feature: Feature) => Object.assign(world, { feature }) }
})

vi.mock('@payloadcms/ui', () => ({
  ErrorPill: ({ count }: { readonly count: number }) => <i>{count}</i>,
  Pill: ({ children }: { readonly children: string }) => <b>{children}</b>,
  useFormFields: (pick: (state: [object]) => unknown) => pick([world.form]),
  useFormSubmitted: () => world.isSubmitted,
  useTranslation: () => readerOf('de'),
}))

const PictureCaptions = world.feature.plugins[0]?.Component ?? (() => null)

it('R32: shows the captions of pictures in the article editor as they are edited', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  const editor = createEditor({ nodes: [UploadServerNode] })
  editor.setRootElement(root)
  editor.setEditorState(editor.parseEditorState(JSON.stringify(richTextOf(uploadNode('1', 'Two of them sleep.'), uploadNode('2')))))
  const captions = () => [...root.querySelectorAll<HTMLElement>('[data-caption]')].map(({ dataset }) => dataset['caption'])
  await show(
    <LexicalComposerContext.Provider value={[editor, { getTheme: () => null }]}>
      <PictureCaptions />
    </LexicalComposerContext.Provider>,
  )
  expect(captions()).toEqual(['Two of them sleep.', ''])
  const update = () => {
    const picture = $getRoot().getLastChild()
    if (picture instanceof UploadServerNode) picture.setData({ ...picture.getData(), fields: { caption: 'The third is awake.' } })
  }
  await settle(() => editor.update(update, { discrete: true }))
  expect(captions()).toEqual(['Two of them sleep.', 'The third is awake.'])
})

it('R33: labels a video with its title and caption, and counts errors where its fields show them', async () => {
  const kind = words('editor.video.singular')
  const { fields } = videoNode(null, { title: 'Otters at work', caption: 'In two minutes.' })
  world.form = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]))
  await show(<BlockName kind={kind} fields={['title', 'caption']} />)
  expect(text('b')).toBe(kind.de)
  expect(text('.section-name__heading')).toBe('Otters at work · In two minutes.')
  expect(document.querySelector('i')).toBeNull()
  world.form = { ...world.form, link: { value: '', valid: false } }
  await show(<BlockName kind={kind} fields={['title']} />)
  expect(document.querySelector('i')).toBeNull()
  world.isSubmitted = true
  await show(<BlockName kind={kind} fields={['title']} />)
  expect(text('i')).toBe('1')
})

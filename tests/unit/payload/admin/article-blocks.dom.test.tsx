import { ServerBlockNode } from '@payloadcms/richtext-lexical'
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  createEditor,
  REDO_COMMAND,
  UNDO_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { LexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { HistoryPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalHistoryPlugin'
import { OnChangePlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalOnChangePlugin'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import '@/payload/admin/articles/block-history.client'
import { richTextOf, paragraph, videoNode } from '../../../support/article-nodes'
import { settle, show } from '../../../support/in-a-browser'

interface Feature {
  readonly plugins: readonly { readonly Component: ComponentType }[]
}

const world = vi.hoisted(() => ({ feature: { plugins: [] } as Feature }))

vi.mock('@payloadcms/richtext-lexical/client', async () => {
  const { ServerBlockNode: BlockNode } = await import('@payloadcms/richtext-lexical')
  const $isBlockNode = (node: unknown) => node instanceof BlockNode
  return { BlockNode, $isBlockNode, createClientFeature: (feature: Feature) => Object.assign(world, { feature }) }
})

const BlockHistory = world.feature.plugins[0]?.Component ?? (() => null)

let editor: LexicalEditor
/** As Payload's form receives it. */
let value = ''

const block = () =>
  $getRoot()
    .getChildren()
    .find((node) => node instanceof ServerBlockNode)
const inEditor = (change: () => void) => settle(() => editor.update(change))
const fill = (title: string) => inEditor(() => void block()?.setFields({ ...block()?.getFields(), title } as never, true))
const write = (text: string) => inEditor(() => void $getRoot().append($createParagraphNode().append($createTextNode(text))))
const undo = () => settle(() => editor.dispatchCommand(UNDO_COMMAND, undefined))
const redo = () => settle(() => editor.dispatchCommand(REDO_COMMAND, undefined))
const stored = () => /"title":"([^"]*)"/.exec(value)?.[1]
const buster = () => editor.getEditorState().read(() => block()?.getCacheBuster())

beforeEach(async () => {
  const root = document.createElement('div')
  document.body.append(root)
  editor = createEditor({ nodes: [ServerBlockNode], onError: (error) => expect.fail(error.message) })
  editor.setRootElement(root)
  editor.setEditorState(editor.parseEditorState(JSON.stringify(richTextOf(paragraph('Above.'), videoNode(null, { title: 'Old' })))))
  await show(
    <LexicalComposerContext.Provider value={[editor, { getTheme: () => null }]}>
      <BlockHistory />
      <OnChangePlugin ignoreSelectionChange onChange={(state) => (value = JSON.stringify(state))} />
      <HistoryPlugin />
    </LexicalComposerContext.Provider>,
  )
})

describe('undo in an article', () => {
  it('keeps what was typed in a block before and after the text', async () => {
    await write('First.')
    await fill('New')
    await write('Second.')
    await fill('Newer')
    await undo()
    expect(value).toContain('First.')
    expect(value).not.toContain('Second.')
    expect(stored()).toBe('Newer')
    await undo()
    expect(value).not.toContain('First.')
    expect(stored()).toBe('Newer')
    expect(buster()).toBe(0)
    await redo()
    await redo()
    expect(value).toContain('Second.')
    expect(stored()).toBe('Newer')
  })

  it('keeps the redo stack when a block is filled in after an undo', async () => {
    await write('First.')
    await undo()
    await fill('New')
    await redo()
    expect(value).toContain('First.')
    expect(stored()).toBe('New')
  })

  it('brings back a removed block with its latest fields, which its form loads again', async () => {
    await fill('New')
    await inEditor(() => block()?.remove())
    expect(stored()).toBeUndefined()
    await undo()
    expect(stored()).toBe('New')
    expect(buster()).toBe(1)
    await redo()
    expect(stored()).toBeUndefined()
  })

  it('removes an inserted block, and redo brings it back as it was filled in', async () => {
    await inEditor(() => block()?.remove())
    await inEditor(() => void $getRoot().append(new ServerBlockNode({ fields: { id: 'b', blockName: '', blockType: 'video' } })))
    await fill('New')
    await undo()
    expect(stored()).toBeUndefined()
    await redo()
    expect(stored()).toBe('New')
  })
})

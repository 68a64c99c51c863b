'use client'

import { $isBlockNode, BlockNode, createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $addUpdateTag,
  $getNodeByKey,
  COMMAND_PRIORITY_CRITICAL,
  HISTORIC_TAG,
  KEY_DOWN_COMMAND,
  mergeRegister,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import type { LexicalEditor, NodeKey } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'

/**
 * Keeps edits in a block's form out of the text's undo history, because the form would not show what undo changes. Inserting and removing
 * blocks can still be undone. Returns a cleanup function.
 */
const keepBlockFields = (editor: LexicalEditor): (() => void) => {
  const typed = new Map<NodeKey, ReturnType<BlockNode['getFields']>>()
  const fieldsBefore = (key: NodeKey) =>
    editor.getEditorState().read(() => {
      const node = $getNodeByKey(key)
      return $isBlockNode(node) ? node.getFields() : null
    })
  const restore = (isNew: (key: NodeKey) => boolean): void => {
    for (const [key, fields] of typed) {
      const node = $getNodeByKey(key)
      // The form of a restored block shows outdated fields until it reloads them.
      if ($isBlockNode(node) && node.getFields() !== fields) node.setFields(fields, !isNew(key))
    }
  }
  return mergeRegister(
    editor.registerNodeTransform(BlockNode, (node) => {
      const before = fieldsBefore(node.getKey())
      if (before === null || before === node.getFields()) return
      typed.set(node.getKey(), node.getFields())
      $addUpdateTag(HISTORIC_TAG)
    }),
    editor.registerUpdateListener(({ prevEditorState, tags }) => {
      if (!tags.has(HISTORIC_TAG)) return
      const isNew = (key: NodeKey) => prevEditorState.read(() => $getNodeByKey(key)) === null
      if ([...typed].some(([key, fields]) => ![fields, null].includes(fieldsBefore(key)))) {
        editor.update(() => restore(isNew), { tag: SKIP_DOM_SELECTION_TAG })
      }
    }),
  )
}

/** Leaves shortcuts in a field of a block to that field, such as undo, which would otherwise change the text around it. */
const leaveFieldShortcuts = (editor: LexicalEditor): (() => void) =>
  editor.registerCommand(
    KEY_DOWN_COMMAND,
    ({ target, ctrlKey, metaKey }) =>
      (ctrlKey || metaKey) &&
      target instanceof Element &&
      target.closest('input, textarea, select, [contenteditable="true"]') !== editor.getRootElement(),
    COMMAND_PRIORITY_CRITICAL,
  )

/** Chrome's own undo history is shared by the whole page, so undo in a field without changes would reach the text. */
const refuseForeignUndo = (event: InputEvent): void => {
  const root = event.currentTarget
  if (!event.inputType.startsWith('history') || event.target !== root || document.activeElement === root) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

const keepOutForeignUndo = (editor: LexicalEditor): (() => void) =>
  editor.registerRootListener((root, before) => {
    before?.removeEventListener('beforeinput', refuseForeignUndo, { capture: true })
    root?.addEventListener('beforeinput', refuseForeignUndo, { capture: true })
  })

const BlockHistory = () => {
  const [editor] = useLexicalComposerContext()
  useEffect(() => mergeRegister(keepBlockFields(editor), leaveFieldShortcuts(editor), keepOutForeignUndo(editor)), [editor])
  return null
}

export const BlockHistoryClient = createClientFeature({ plugins: [{ Component: BlockHistory, position: 'normal' }] })

'use client'

import { useForm } from '@payloadcms/ui'
import { BlockNode, createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { HISTORY_MERGE_TAG, mergeRegister } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useRef } from 'react'

const savingControls = '#action-save, #action-save-draft, .form-submit button, .language-tabs button'

/** In ms. Payload passes the text to the form when the browser is idle, at the latest after half a second. */
const textArrives = 1000
/** In ms. The fields of a block reach the text through the server. A save waits no longer than this. */
const fieldArrives = 2000
/** In ms. Payload's delay before it sends a block's fields; an update that arrives sooner belongs to earlier input. */
const inputPause = 250

/**
 * What was typed just before a save would be missing from it and then vanish from the screen. So a click on a saving control (Ctrl+S clicks
 * one too) first waits for the fields of a block, and passes the text to the form.
 */
const PromptSave = () => {
  const [editor] = useLexicalComposerContext()
  const { fieldProps } = useEditorConfigContext()
  const { dispatchFields } = useForm()
  const { path } = fieldProps
  const isReady = useRef(false)
  useEffect(() => {
    let textAt = 0
    let fieldAt = 0
    let onField: () => void = () => undefined
    const noteField = ({ target }: Event) => {
      if (target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== editor.getRootElement())
        fieldAt = performance.now()
    }
    const isRecent = (at: number, within: number) => at > 0 && performance.now() - at < within
    const settle = async () => {
      if (isRecent(fieldAt, fieldArrives))
        await new Promise<void>((resolve) => {
          onField = resolve
          setTimeout(resolve, fieldArrives)
        })
      fieldAt = 0
      if (isRecent(textAt, textArrives)) dispatchFields({ type: 'UPDATE', path, value: editor.getEditorState().toJSON() })
      textAt = 0
      // The form takes it over when it renders.
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
    const hold = (event: MouseEvent) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(savingControls) : null
      if (!control || isReady.current || (!isRecent(fieldAt, fieldArrives) && !isRecent(textAt, textArrives))) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void settle().then(() => {
        isReady.current = true
        control.click()
        isReady.current = false
      })
    }
    document.addEventListener('click', hold, { capture: true })
    return mergeRegister(
      () => document.removeEventListener('click', hold, { capture: true }),
      editor.registerRootListener((root, before) => {
        before?.removeEventListener('input', noteField)
        root?.addEventListener('input', noteField)
      }),
      editor.hasNode(BlockNode)
        ? editor.registerMutationListener(BlockNode, () => {
            if (isRecent(fieldAt, inputPause)) return
            fieldAt = 0
            onField()
          })
        : () => undefined,
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, prevEditorState, tags }) => {
        const isUnchanged = dirtyElements.size === 0 && dirtyLeaves.size === 0
        if (!isUnchanged && !tags.has(HISTORY_MERGE_TAG) && !prevEditorState.isEmpty()) textAt = performance.now()
      }),
    )
  }, [editor, path, dispatchFields])
  return null
}

export const PromptSaveClient = createClientFeature({ plugins: [{ Component: PromptSave, position: 'normal' }] })

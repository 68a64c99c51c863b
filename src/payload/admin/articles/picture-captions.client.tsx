'use client'

import { $isUploadNode, createClientFeature, UploadNode } from '@payloadcms/richtext-lexical/client'
import { $getNodeByKey, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'

/** Copies each picture's caption into its element's `data-caption`, which look.css shows. Returns a function that stops it. */
const followCaptions = (editor: LexicalEditor): (() => void) =>
  editor.registerMutationListener(UploadNode, (changes) =>
    editor.getEditorState().read(() => {
      for (const key of changes.keys()) {
        const node = $getNodeByKey(key)
        const caption: unknown = $isUploadNode(node) ? node.getData().fields?.['caption'] : undefined
        const element = editor.getElementByKey(key)
        if (element) element.dataset['caption'] = typeof caption === 'string' ? caption : ''
      }
    }),
  )

const PictureCaptions = () => {
  const [editor] = useLexicalComposerContext()
  useEffect(() => followCaptions(editor), [editor])
  return null
}

export const PictureCaptionsClient = createClientFeature({ plugins: [{ Component: PictureCaptions, position: 'normal' }] })

'use client'

import { toast, useForm, useFormModified } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { mergeTyped, typedTexts } from '@/core/unsaved-changes'
import { TroubleNotice, useTrouble } from './save-trouble.client'
import { TypedOffer } from './typed-offer.client'
import { useKeptForm } from './use-kept-form.client'
import { useSaveWatch } from './use-save-watch.client'

interface Props {
  readonly isKept: boolean
  /** Calls back when what is unsaved is discarded; ends with what it returns. */
  readonly watchDiscard: (forget: () => void) => () => void
}

/** H1 to H3, of a form of Payload's: nothing that was typed into it is lost. */
export const KeptForm = ({ isKept, watchDiscard }: Props) => {
  const { disabled, setModified } = useForm()
  const isModified = useFormModified()
  const kept = useKeptForm(isKept)
  const { trouble, look, clear } = useTrouble()

  useSaveWatch({
    onSaved: () => {
      kept.settle()
      clear()
    },
    onFailed: () => {
      // Or its buttons would be dead until another key is pressed.
      setModified(true)
      void look().then((found) => {
        // The sentence takes the place of what the browser calls it.
        if (found) toast.dismiss()
      })
    },
    onReplaced: () => {
      setModified(false)
      kept.reopen()
    },
  })
  const forget = useEffectEvent(() => {
    if (isModified) kept.forget()
  })
  useEffect(() => watchDiscard(() => forget()), [watchDiscard])

  const restore = async (copy: (typeof kept.offers)[number]) => {
    // What is put back is drawn by the server.
    if ((await look()) === null) await kept.restore(copy)
  }

  const [offer] = kept.offers
  if (trouble) return <TroubleNotice trouble={trouble} />
  if (!offer) return null
  return (
    <TypedOffer
      at={offer.at}
      texts={typedTexts(offer.value)}
      hasClash={mergeTyped(kept.read(), offer.value).clashes.length > 0}
      isReadOnly={disabled}
      onRestore={() => void restore(offer)}
      onDrop={() => kept.drop(offer)}
    />
  )
}

'use client'

import { useForm, useFormInitializing } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { fieldElement, focusIn, openRows, withTabs } from '@/cms/pages/reveal.client'
import { textParameter } from './text-address'

/** A form that was opened by one of its texts shows that text, wherever its section stands now. */
export const OpenText = () => {
  const form = useForm()
  const isInitializing = useFormInitializing()
  const path = useSearchParams().get(textParameter)
  const open = useEffectEvent((asked: string) => {
    const way = openRows(form, asked)
    if (way !== null) withTabs(() => fieldElement(way), focusIn)
  })
  useEffect(() => {
    if (path !== null && !isInitializing) open(path)
  }, [path, isInitializing])
  return null
}

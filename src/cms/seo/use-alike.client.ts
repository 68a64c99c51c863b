'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { sectionsBelowHeading } from '@/lib/config/sections-below-heading'
import { readDesk } from '@/cms/promotions/desk-fetch.client'
import type { AlikeHeading } from './endpoints'

/** The h1 the form holds: of its first section, or the page's own title. */
const useHeading = (): string => {
  const kind = useFormFields(([fields]) => fields['layout']?.rows?.[0]?.blockType)
  const first = useFormFields(([fields]) => fields['layout.0.heading']?.value)
  const title = useFormFields(([fields]) => fields['title']?.value)
  const isOwn =
    kind !== undefined && !sectionsBelowHeading.some((slug) => slug === kind) && typeof first === 'string' && first.trim() !== ''
  const heading: unknown = isOwn ? first : title
  return typeof heading === 'string' ? heading.trim() : ''
}

/** Long enough for the next letter of a word. */
const pauseMs = 500

interface Asked {
  readonly page: string
  readonly locale: string
  /** What was known when the form was drawn. */
  readonly known: readonly AlikeHeading[]
}

/** Other pages with the h1 that is typed. */
export const useAlike = ({ page, locale, known }: Asked): readonly AlikeHeading[] => {
  const heading = useHeading()
  const { config } = useConfig()
  const [found, setFound] = useState(known)
  useEffect(() => {
    let isLate = false
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ heading, locale, except: page })
      void readDesk<{ readonly pages: readonly AlikeHeading[] }>(`${config.routes.api}/page-headings/alike?${query.toString()}`).then(
        (answer) => {
          if (!isLate && 'body' in answer) setFound(answer.body.pages)
        },
      )
    }, pauseMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [heading, locale, page, config.routes.api])
  return found
}

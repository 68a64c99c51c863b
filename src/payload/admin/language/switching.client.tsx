'use client'

import { useLocale, useModal, useRouteTransition } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { LogOutWatch } from '@/payload/admin/unsaved-changes/save-trouble.client'
import { UnsavedDialog, unsavedDialog } from './unsaved-dialog.client'

export interface OpenForm {
  readonly isModified: () => boolean
  readonly save: () => Promise<boolean>
  readonly savesDraft: boolean
}

interface Switching {
  readonly switchTo: (locale: string) => void
  /** Registers a form while it is open; returns the unsubscribe function. */
  readonly watch: (form: OpenForm) => () => void
  /** Registers a callback for when unsaved changes are discarded. */
  readonly watchDiscard: (forget: () => void) => () => void
}

const SwitchingContext = createContext<Switching | null>(null)

export const useSwitching = (): Switching => {
  const switching = useContext(SwitchingContext)
  if (!switching) throw new Error('The admin has lost its language switch')
  return switching
}

/** Keeps the language in the URL, so that it can be shared. */
const useGoTo = () => {
  const router = useRouter()
  const search = useSearchParams()
  const { startRouteTransition } = useRouteTransition()
  return useCallback(
    (locale: string) => {
      const query = new URLSearchParams(search)
      query.set('locale', locale)
      startRouteTransition(() => router.push(`?${query.toString()}`))
    },
    [router, search, startRouteTransition],
  )
}

/** Switching the content language replaces the form's values, so it asks about unsaved changes first. */
export const SwitchingProvider = ({ children }: { readonly children: ReactNode }) => {
  const forms = useRef(new Set<OpenForm>())
  const forgetting = useRef(new Set<() => void>())
  const { openModal, closeModal } = useModal()
  const goTo = useGoTo()
  const pathname = usePathname()
  const { code } = useLocale()
  const [asked, setAsked] = useState<{ readonly locale: string; readonly form: OpenForm } | null>(null)
  // Saving a new document redirects to its own URL; the language switch continues there.
  const [after, setAfter] = useState<{ readonly pathname: string; readonly locale: string } | null>(null)

  useEffect(() => {
    if (!after || after.pathname === pathname) return
    setAfter(null)
    if (after.locale !== code) goTo(after.locale)
  }, [after, pathname, code, goTo])

  const switching = useMemo(
    (): Switching => ({
      switchTo: (locale) => {
        const form = [...forms.current].find((each) => each.isModified())
        if (!form) return goTo(locale)
        setAsked({ locale, form })
        openModal(unsavedDialog)
      },
      watch: (form) => {
        forms.current.add(form)
        return () => forms.current.delete(form)
      },
      watchDiscard: (forget) => {
        forgetting.current.add(forget)
        return () => forgetting.current.delete(forget)
      },
    }),
    [goTo, openModal],
  )

  const answer = async (choice: 'save' | 'discard' | 'stay') => {
    const isGoing = asked !== null && (choice === 'discard' || (choice === 'save' && (await asked.form.save())))
    closeModal(unsavedDialog)
    if (!isGoing) return
    if (choice === 'discard') for (const forget of forgetting.current) forget()
    if (choice === 'save' && pathname.endsWith('/create')) setAfter({ pathname, locale: asked.locale })
    else goTo(asked.locale)
  }

  return (
    <SwitchingContext value={switching}>
      {children}
      <LogOutWatch />
      <UnsavedDialog savesDraft={asked?.form.savesDraft ?? false} answer={answer} />
    </SwitchingContext>
  )
}

'use client'

import { useLocale, useModal, useRouteTransition } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { LogOutWatch } from '@/payload/admin/unsaved-changes/save-trouble.client'
import { UnsavedDialog, unsavedDialog } from './unsaved-dialog.client'

/** A form that may hold what nobody saved yet. */
export interface OpenForm {
  readonly isModified: () => boolean
  /** Whether it was saved. */
  readonly save: () => Promise<boolean>
  readonly savesDraft: boolean
}

interface Switching {
  readonly switchTo: (locale: string) => void
  /** Called by a form while it is open; ends with what it returns. */
  readonly watch: (form: OpenForm) => () => void
  /** Calls back when what is unsaved is to be discarded. */
  readonly watchDiscard: (forget: () => void) => () => void
}

const SwitchingContext = createContext<Switching | null>(null)

export const useSwitching = (): Switching => {
  const switching = useContext(SwitchingContext)
  if (!switching) throw new Error('The admin has lost its language switch')
  return switching
}

/** Goes to the same page in another content language, as an address that can be shared. */
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

/** Another content language replaces what the form holds, so what was typed is asked about first. */
export const SwitchingProvider = ({ children }: { readonly children: ReactNode }) => {
  const forms = useRef(new Set<OpenForm>())
  const forgetting = useRef(new Set<() => void>())
  const { openModal, closeModal } = useModal()
  const goTo = useGoTo()
  const pathname = usePathname()
  const { code } = useLocale()
  const [asked, setAsked] = useState<{ readonly locale: string; readonly form: OpenForm } | null>(null)
  // A document that was just created moves to an address of its own; the language follows it there.
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

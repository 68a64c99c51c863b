'use client'

import { useLocale, useModal, useRouteTransition } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { LogOutWatch } from '@/payload/admin/unsaved-changes/save-trouble.client'
import { UnsavedDialog, unsavedDialog } from './unsaved-dialog.client'

interface OpenForm {
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
  /** Untranslated texts of the open document, by language. */
  readonly missing: Missing
  readonly noteMissing: (missing: Missing) => void
}

type Missing = Readonly<Record<string, number>>

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

const drawer = '.drawer--is-open'

/** Escape would close a drawer and lose its input, so a modified drawer only closes by its buttons. */
const useKeptDrawers = (): void => {
  useEffect(() => {
    const typed = new WeakSet<Element>()
    const note = ({ target }: Event) => {
      const open = target instanceof Element ? target.closest(drawer) : null
      if (open) typed.add(open)
    }
    const keep = (event: KeyboardEvent) => {
      const open = [...document.querySelectorAll(drawer)].at(-1)
      if (event.key === 'Escape' && open && typed.has(open)) event.stopImmediatePropagation()
    }
    document.addEventListener('input', note, true)
    window.addEventListener('keydown', keep, true)
    return () => {
      document.removeEventListener('input', note, true)
      window.removeEventListener('keydown', keep, true)
    }
  }, [])
}

/** Switching the content language replaces the form's values, so it asks about unsaved changes first. */
export const SwitchingProvider = ({ children }: { readonly children: ReactNode }) => {
  const forms = useRef(new Set<OpenForm>())
  const forgetting = useRef(new Set<() => void>())
  const { openModal, closeModal } = useModal()
  const goTo = useGoTo()
  const pathname = usePathname()
  const { code } = useLocale()
  const [missing, noteMissing] = useState<Missing>({})
  useKeptDrawers()
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
      missing,
      noteMissing,
    }),
    [goTo, openModal, missing],
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

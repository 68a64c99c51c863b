'use client'

import { useLocale, useModal, useRouteTransition } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { textParameter } from '@/payload/admin/search-and-replace/text-parameter'
import { TypedTextWatch } from '@/payload/admin/unsaved-changes/save-trouble.client'
import { UnsavedDialog, unsavedDialog } from './unsaved-dialog.client'

interface OpenForm {
  readonly isModified: () => boolean
  /** A save is in flight. */
  readonly isSaving: () => boolean
  /** Whether its input is valid and can be saved as a draft. */
  readonly isValidDraft: () => Promise<boolean>
  readonly save: () => Promise<boolean>
  readonly savesDraft: boolean
}

interface Switching {
  readonly switchTo: (locale: string) => void
  /** Registers a form while it is open; returns the unsubscribe function. */
  readonly watch: (form: OpenForm) => () => void
  /** Registers a callback for when unsaved changes are discarded. */
  readonly watchDiscard: (forget: () => void) => () => void
  /** Whether the document was just switched to this language without a field to return to. Answers once. */
  readonly takeFocus: (locale: string) => boolean
}

const SwitchingContext = createContext<Switching | null>(null)

export const useSwitching = (): Switching => {
  const switching = useContext(SwitchingContext)
  if (!switching) throw new Error('useSwitching must be used inside SwitchingProvider')
  return switching
}

const drawer = '.drawer--is-open'

/** Path of the field of the document that had focus last. */
const useLastField = () => {
  const last = useRef<string | null>(null)
  const pathname = usePathname()
  useEffect(() => {
    last.current = null
    const note = ({ target }: FocusEvent) => {
      const field = target instanceof Element && !target.closest(drawer) ? target.closest('[id^="field-"]') : null
      if (field) last.current = field.id.slice('field-'.length).replaceAll('__', '.')
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [pathname])
  return last
}

const placeOf = (locale: string): string => `${window.location.pathname} ${locale}`

/** Keeps the language in the URL, so that it can be shared, and returns to the field that was being edited. */
const useGoTo = () => {
  const router = useRouter()
  const search = useSearchParams()
  const { startRouteTransition } = useRouteTransition()
  const lastField = useLastField()
  const awaited = useRef<string | null>(null)
  const goTo = useCallback(
    (locale: string) => {
      const query = new URLSearchParams(search)
      query.set('locale', locale)
      if (lastField.current !== null) query.set(textParameter, lastField.current)
      awaited.current = lastField.current === null ? placeOf(locale) : null
      startRouteTransition(() => router.push(`?${query.toString()}`))
    },
    [router, search, startRouteTransition, lastField],
  )
  const takeFocus = useCallback((locale: string) => {
    if (awaited.current !== placeOf(locale)) return false
    awaited.current = null
    return true
  }, [])
  return { goTo, takeFocus }
}

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

/**
 * Switching the content language replaces the form's values. H10: valid input is saved as a draft first; if that is not possible, or would
 * publish, it asks.
 */
export const SwitchingProvider = ({ children }: { readonly children: ReactNode }) => {
  const forms = useRef(new Set<OpenForm>())
  const forgetting = useRef(new Set<() => void>())
  const { openModal, closeModal } = useModal()
  const { goTo, takeFocus } = useGoTo()
  const pathname = usePathname()
  const { code } = useLocale()
  useKeptDrawers()
  const [asked, setAsked] = useState<{ readonly locale: string; readonly form: OpenForm } | null>(null)
  // Saving a new document redirects to its own URL; the language switch continues there.
  const [after, setAfter] = useState<{ readonly pathname: string; readonly locale: string } | null>(null)

  useEffect(() => {
    if (!after || after.pathname === pathname) return
    setAfter(null)
    if (after.locale !== code) goTo(after.locale)
  }, [after, pathname, code, goTo])

  /** Stays if the input cannot be saved; the form says why. */
  const saveAndGo = useCallback(
    async (locale: string, form: OpenForm) => {
      if (!(await form.save())) return
      if (pathname.endsWith('/create')) setAfter({ pathname, locale })
      else goTo(locale)
    },
    [goTo, pathname],
  )

  const isLeaving = useRef(false)
  const leave = useCallback(
    async (locale: string, form: OpenForm) => {
      if (isLeaving.current || form.isSaving()) return
      isLeaving.current = true
      try {
        if (await form.isValidDraft()) return await saveAndGo(locale, form)
        setAsked({ locale, form })
        openModal(unsavedDialog)
      } finally {
        isLeaving.current = false
      }
    },
    [saveAndGo, openModal],
  )

  const switching = useMemo(
    (): Switching => ({
      switchTo: (locale) => {
        const form = [...forms.current].find((each) => each.isModified())
        if (form) void leave(locale, form)
        else goTo(locale)
      },
      watch: (form) => {
        forms.current.add(form)
        return () => forms.current.delete(form)
      },
      watchDiscard: (forget) => {
        forgetting.current.add(forget)
        return () => forgetting.current.delete(forget)
      },
      takeFocus,
    }),
    [goTo, leave, takeFocus],
  )

  const answer = async (choice: 'save' | 'discard' | 'stay') => {
    if (choice === 'save' && asked) await saveAndGo(asked.locale, asked.form)
    closeModal(unsavedDialog)
    if (choice !== 'discard' || !asked) return
    for (const forget of forgetting.current) forget()
    goTo(asked.locale)
  }

  return (
    <SwitchingContext value={switching}>
      {children}
      <TypedTextWatch />
      <UnsavedDialog savesDraft={asked?.form.savesDraft ?? false} answer={answer} />
    </SwitchingContext>
  )
}

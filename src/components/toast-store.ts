import { createStore } from 'zustand/vanilla'
import { toastLimits } from '@/lib/config/limits'

interface ToastMessage {
  /** The visitor's domain, shown on a plate. */
  readonly name?: string
  readonly text: string
  /** R19: the page shows the same at a field, so the toast keeps clear of it. */
  readonly isAtField?: boolean
}

interface Toast extends ToastMessage {
  readonly id: number
  readonly isOpen: boolean
}

interface ToastState {
  /** R8: at most one; a dismissed one stays in the state for its removal delay (§9). */
  readonly toast: Toast | null
  readonly isHeld: boolean
  readonly show: (message: ToastMessage) => void
  readonly dismiss: () => void
  /** Pauses dismissal on hover or focus. */
  readonly hold: () => void
  readonly release: () => void
}

export const createToastStore = () =>
  createStore<ToastState>()((set, get) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let nextId = 1

    const after = (delay: number, act: () => void) => {
      clearTimeout(timer)
      timer = setTimeout(act, delay)
    }

    return {
      toast: null,
      isHeld: false,
      show: (message) => {
        set({ toast: { ...message, id: nextId++, isOpen: true }, isHeld: false })
        after(toastLimits.visible, get().dismiss)
      },
      dismiss: () => {
        const { toast } = get()
        if (!toast) return
        set({ toast: { ...toast, isOpen: false }, isHeld: false })
        after(toastLimits.removalDelay, () => set({ toast: null }))
      },
      hold: () => {
        if (!get().toast?.isOpen) return
        clearTimeout(timer)
        set({ isHeld: true })
      },
      release: () => {
        if (!get().isHeld) return
        set({ isHeld: false })
        after(toastLimits.visible, get().dismiss)
      },
    }
  })

export const toastStore = createToastStore()

/** Replaces the current toast. */
export const showToast = (message: ToastMessage): void => toastStore.getState().show(message)

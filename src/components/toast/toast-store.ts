import { createStore } from 'zustand/vanilla'
import { toastLimits } from '@/lib/config/limits'

interface ToastMessage {
  /** The visitor's own name the toast is about; it is shown on a plate. */
  readonly name?: string
  readonly text: string
  /** R19: the page says the same at a field; the toast stays clear of it. */
  readonly isAtField?: boolean
}

interface Toast extends ToastMessage {
  readonly id: number
  readonly isOpen: boolean
}

interface ToastState {
  /** R8: at most one; a dismissed one stays in memory for its removal delay (§9). */
  readonly toast: Toast | null
  readonly isHeld: boolean
  readonly show: (message: ToastMessage) => void
  readonly dismiss: () => void
  /** Hover or focus: it stays until the visitor has gone elsewhere. */
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

/** Shows a toast in place of the one before it. */
export const showToast = (message: ToastMessage): void => toastStore.getState().show(message)

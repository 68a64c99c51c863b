'use client'

import type { MouseEvent } from 'react'
import { useCart } from '@/parts/cart/use-cart.client'

const removers = (cart: Element): readonly HTMLElement[] => [...cart.querySelectorAll<HTMLElement>('[data-remove]')]

/** The button goes with its line: the focus goes to the line that takes its place, or to the heading where none is left. */
export const useRemoveLine = () => {
  const removeLine = useCart((cart) => cart.removeLine)
  return ({ currentTarget }: MouseEvent<HTMLElement>, lineId: string) => {
    const cart = currentTarget.closest('[role=dialog], main')
    const position = cart ? removers(cart).indexOf(currentTarget) : -1
    void removeLine(lineId)
    // The line is gone with the next frame; what the server says comes later.
    requestAnimationFrame(() => {
      if (!cart || currentTarget.isConnected) return
      const left = removers(cart)
      const next = left[Math.min(position, left.length - 1)] ?? cart.querySelector<HTMLElement>('h1, h2')
      if (next?.matches('h1, h2')) next.tabIndex = -1
      next?.focus()
    })
  }
}

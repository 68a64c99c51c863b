'use client'

import { useStore } from 'zustand'
import { cartStore, type CartStore } from './cart-store'

/** Selects a part of the cart; re-renders only when that part changes. */
export const useCart = <Selected>(select: (cart: CartStore) => Selected): Selected => useStore(cartStore, select)

'use client'

import { useStore } from 'zustand'
import { cartStore, type CartStore } from './cart-store'

/** What a component needs of the cart, and nothing more: it draws again only when that changes. */
export const useCart = <Selected>(select: (cart: CartStore) => Selected): Selected => useStore(cartStore, select)

'use client'

import { useMemo } from 'react'

/** Amounts as the shop shows them (M7), with the digits the browser knows of their currency. */
export const useMoney = (currency: string): ((amount: number) => string) =>
  useMemo(() => {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
    return (amount) => format.format(amount)
  }, [currency])

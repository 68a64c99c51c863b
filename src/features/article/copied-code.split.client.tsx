'use client'

import dynamic from 'next/dynamic'

/** A file of its own for the browser: only articles with lines to copy load it (ADR 016). */
export const CopiedCode = dynamic(() => import('./copied-code.client').then((module) => module.CopiedCode))

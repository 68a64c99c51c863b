'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: only articles with code blocks load it (ADR 016). */
export const CopiedCode = dynamic(() => import('./copied-code.client').then((module) => module.CopiedCode))

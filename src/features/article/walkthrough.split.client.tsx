'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: only videos load it (ADR 016). */
export const Walkthrough = dynamic(() => import('./walkthrough.client').then((module) => module.Walkthrough))

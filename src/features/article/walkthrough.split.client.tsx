'use client'

import dynamic from 'next/dynamic'

/** A file of its own for the browser: only videos load it (ADR 016). */
export const Walkthrough = dynamic(() => import('./walkthrough.client').then((module) => module.Walkthrough))

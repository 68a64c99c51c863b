'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: only pages with this block load it (ADR 016). */
export const Wizard = dynamic(() => import('./wizard.client').then((module) => module.Wizard))

'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: only pages with this block load it (ADR 016). */
export const RackUnit = dynamic(() => import('./rack-unit.client').then((module) => module.RackUnit))

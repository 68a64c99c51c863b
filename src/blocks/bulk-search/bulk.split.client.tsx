'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: only pages with this block load it (ADR 016). */
export const Bulk = dynamic(() => import('./bulk.client').then((module) => module.Bulk))

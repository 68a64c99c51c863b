'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: only pages with this block load it (ADR 016). */
export const ServicesShelf = dynamic(() => import('./services-list.client').then((module) => module.ServicesShelf))

'use client'

import dynamic from 'next/dynamic'

/** A file of its own for the browser: only pages with this section load it (ADR 016). */
export const ServicesShelf = dynamic(() => import('./services-list.client').then((module) => module.ServicesShelf))

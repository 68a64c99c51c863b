'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: only pages with this block load it (ADR 016). */
export const ResourceFilter = dynamic(() => import('./resource-filter.client').then((module) => module.ResourceFilter))

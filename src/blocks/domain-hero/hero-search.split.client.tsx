'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: only pages with this block load it (ADR 016). */
export const HeroSearch = dynamic(() => import('./hero-search.client').then((module) => module.HeroSearch))

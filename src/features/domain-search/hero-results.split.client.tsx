'use client'

import dynamic from 'next/dynamic'

/** A file of its own for the browser: loaded by the first search on a page (ADR 016). */
export const HeroResults = dynamic(() => import('./hero-results.client').then((module) => module.HeroResults))

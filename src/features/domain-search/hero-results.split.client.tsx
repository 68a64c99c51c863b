'use client'

import dynamic from 'next/dynamic'

/** Separate chunk, loaded by the first search (ADR 016). */
export const HeroResults = dynamic(() => import('./hero-results.client').then((module) => module.HeroResults))

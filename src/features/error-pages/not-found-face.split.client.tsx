'use client'

import dynamic from 'next/dynamic'

/** Every page holds what to say where a page is missing: its list of links, and not what is drawn of it (ADR 016). */
export const NotFoundFace = dynamic(() => import('./not-found-face').then((module) => module.NotFoundFace))

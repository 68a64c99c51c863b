'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: pages carry the links for the not-found page, but not its markup (ADR 016). */
export const NotFoundFace = dynamic(() => import('./not-found-face').then((module) => module.NotFoundFace))

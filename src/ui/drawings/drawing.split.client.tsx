'use client'

import dynamic from 'next/dynamic'

/** A file of its own for the browser: only pages with a drawing load it (ADR 016). */
export const Drawing = dynamic(() => import('./drawing.client').then((module) => module.Drawing))

'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: only pages with this block load it (ADR 016). */
export const Dns = dynamic(() => import('./dns.client').then((module) => module.Dns))

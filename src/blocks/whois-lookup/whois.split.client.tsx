'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: only pages with this block load it (ADR 016). */
export const Whois = dynamic(() => import('./whois.client').then((module) => module.Whois))

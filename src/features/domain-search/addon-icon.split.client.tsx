'use client'

import dynamic from 'next/dynamic'

/** A file of its own for the browser: the icons an editor may choose are loaded with the first open row (ADR 016). */
export const AddonIcon = dynamic(() => import('@/components/ui/icons/icon').then((module) => module.TopicIcon))

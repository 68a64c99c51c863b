'use client'

import dynamic from 'next/dynamic'

/** Separate chunk with all icons, loaded with the first open row (ADR 016). */
export const AddonIcon = dynamic(() => import('@/components/ui/icons/topic-icon').then((module) => module.TopicIcon))

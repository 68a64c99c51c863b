'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: only articles with videos load it (ADR 016). */
export const VideoPlayer = dynamic(() => import('./video-player.client').then((module) => module.VideoPlayer))

'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: only articles load it (ADR 016). */
export const FeedbackForm = dynamic(() => import('./feedback-form.client').then((module) => module.FeedbackForm))

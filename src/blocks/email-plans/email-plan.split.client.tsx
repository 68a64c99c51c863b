'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: only pages with this block load it (ADR 016). */
export const EmailPlan = dynamic(() => import('./email-plan.client').then((module) => module.EmailPlan))

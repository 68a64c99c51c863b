'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: only pages with this block load it (ADR 016). */
export const SummaryForm = dynamic(() => import('./summary-form.client').then((module) => module.SummaryForm))

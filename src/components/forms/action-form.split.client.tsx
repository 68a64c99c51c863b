'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: only pages with a form load it (ADR 016). */
export const ActionForm = dynamic(() => import('./action-form.client').then((module) => module.ActionForm))

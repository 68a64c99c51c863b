'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: only pages with this block load it (ADR 016). */
export const SslChooserForm = dynamic(() => import('./ssl-chooser-form.client').then((module) => module.SslChooserForm))

'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: only pages with this block load it (ADR 016). */
export const ConfiguratorForm = dynamic(() => import('./configurator-form.client').then((module) => module.ConfiguratorForm))

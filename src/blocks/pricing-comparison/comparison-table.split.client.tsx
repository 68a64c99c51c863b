'use client'

import dynamic from 'next/dynamic'

/** Separate chunk: only pages with this block load it (ADR 016). */
export const ComparisonTable = dynamic(() => import('./comparison-table.client').then((module) => module.ComparisonTable))

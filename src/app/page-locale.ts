import { notFound } from 'next/navigation'

import { isLocale, type Locale } from '@/lib/config/locales'

/** The language of the address (R1); anything else is no page of ours. */
export const toLocale = (lang: string): Locale => (isLocale(lang) ? lang : notFound())

import { notFound } from 'next/navigation'

import { isLocale, type Locale } from '@/lib/config/locales'

/** The language of the URL (R1); 404 for anything else. */
export const toLocale = (lang: string): Locale => (isLocale(lang) ? lang : notFound())

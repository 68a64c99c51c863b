import { words } from '@/cms/words'

/** What stands around the jobs, beside a screen and in the handbook. */
export const howToWords = {
  open: words({ en: 'How to', es: 'Cómo se hace', fr: 'Mode d’emploi', de: 'Anleitung' }),
  close: words({ en: 'Close', es: 'Cerrar', fr: 'Fermer', de: 'Schließen' }),
  result: words({ en: 'What you see', es: 'Lo que verá', fr: 'Ce que vous voyez', de: 'Was Sie sehen' }),
  trouble: words({ en: 'What can go wrong', es: 'Lo que puede fallar', fr: 'Ce qui peut arriver', de: 'Was schiefgehen kann' }),
} as const

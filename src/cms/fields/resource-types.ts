import type { ResourceType } from '@/core/filters'
import { words } from '@/cms/words'
import type { Labels } from './selects'

/** §3: the kinds of resources. */
export const resourceTypeLabels = {
  video: words({ en: 'Video', es: 'Vídeo', fr: 'Vidéo', de: 'Video' }),
  documentation: words({ en: 'Documentation', es: 'Documentación', fr: 'Documentation', de: 'Dokumentation' }),
  tutorial: words({ en: 'Tutorial', es: 'Tutorial', fr: 'Tutoriel', de: 'Tutorial' }),
  guide: words({ en: 'Guide', es: 'Guía', fr: 'Guide', de: 'Leitfaden' }),
} satisfies Labels<ResourceType>

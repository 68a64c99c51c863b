import type { ResourceType } from '@/core/filters/filter-resources'
import { words } from '../words'
import type { Labels } from './selects'

/** §3: the kinds of resources. */
export const resourceTypeLabels = {
  video: words('Video', 'Vídeo', 'Vidéo', 'Video'),
  documentation: words('Documentation', 'Documentación', 'Documentation', 'Dokumentation'),
  tutorial: words('Tutorial', 'Tutorial', 'Tutoriel', 'Tutorial'),
  guide: words('Guide', 'Guía', 'Guide', 'Leitfaden'),
} satisfies Labels<ResourceType>

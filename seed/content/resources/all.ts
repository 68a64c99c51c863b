import type { ResourceSeed } from '../../story-types'
import { moreReading } from './more-reading'
import { tutorialsAndGuides } from './tutorials-and-guides'
import { videosAndDocumentation } from './videos-and-documentation'

/** Registry of what the resource centre lists. */
export const resources: readonly ResourceSeed[] = [...videosAndDocumentation, ...tutorialsAndGuides, ...moreReading]

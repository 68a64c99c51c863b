import type { ResourceSeed } from '../../types'
import { tutorialsAndGuides } from './tutorials-and-guides'
import { videosAndDocumentation } from './videos-and-documentation'

/** Registry of the resource centre. */
export const resources: readonly ResourceSeed[] = [...videosAndDocumentation, ...tutorialsAndGuides]

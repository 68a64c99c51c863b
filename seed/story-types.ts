import type { RichText } from './rich-text'
import type { IconName, Localized, TextRow } from './types'

export interface TestimonialSeed {
  readonly name: string
  readonly role: Localized
  readonly company: string
  readonly content: Localized
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly verified: boolean
  readonly industry: Localized
  readonly companySize: string
  readonly domain: string
  readonly order: number
  readonly demo: boolean
}

export interface CaseStudySeed {
  readonly slug: string
  readonly company: string
  readonly industry: Localized
  readonly description: Localized
  readonly challenge: Localized
  readonly solution: Localized
  readonly testimonial: Localized
  readonly results: readonly {
    readonly metric: Localized
    readonly value: Localized
    readonly improvement: Localized
  }[]
  readonly timeline: Localized
  readonly tags: readonly TextRow[]
  /** Number of plates in the picture: 41 sites are 41 plates. */
  readonly count: number
  readonly order: number
  readonly demo: boolean
}

export interface ResourceSeed {
  readonly key: string
  readonly slug: string
  readonly type: 'video' | 'documentation' | 'tutorial' | 'guide'
  readonly title: Localized
  readonly description: Localized
  readonly body: Localized<RichText>
  readonly difficulty: 'Beginner' | 'Intermediate' | 'Advanced'
  /** In minutes, including the work. */
  readonly duration: number
  readonly related: readonly { readonly key: string }[]
  readonly action: { readonly heading: Localized; readonly buttonLabel: Localized; readonly href: string }
  readonly order: number
  readonly demo: boolean
}

export type FaqTopic =
  | 'general'
  | 'pricing'
  | 'domains'
  | 'hosting'
  | 'shared'
  | 'vps'
  | 'dedicated'
  | 'cloud'
  | 'wordpress'
  | 'ecommerce'
  | 'ssl'
  | 'email'
  | 'transfer'
  | 'services'
  | 'backup'
  | 'cdn'
  | 'monitoring'
  | 'security'
  | 'customization'

export interface FaqSeed {
  readonly key: string
  readonly topic: FaqTopic
  readonly question: Localized
  readonly answer: Localized
  readonly order: number
}

export interface TechnologySeed {
  readonly key: string
  readonly name: string
  readonly category: 'language' | 'database' | 'server' | 'cms' | 'tool'
  readonly description: Localized
  readonly order: number
}

export interface MetricSeed {
  readonly key: string
  readonly label: Localized
  readonly value: string
  readonly unit: string
  readonly trend: number
  readonly color: 'ink' | 'wall' | 'action' | 'saving'
  readonly icon: IconName
  readonly order: number
  readonly demo: boolean
}

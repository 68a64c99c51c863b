import type { BlockSeed } from './block-types'
import type { Localized } from './types'

export interface PageSeed {
  /** Without language: `/shared-hosting`. */
  readonly path: string
  readonly title: Localized
  readonly breadcrumb: Localized
  readonly layout: readonly BlockSeed[]
  /** The full `<title>` (≤ 60 characters, including the shop's name) and description (≤ 155). */
  readonly meta: { readonly title: Localized; readonly description: Localized }
  readonly noindex: boolean
}

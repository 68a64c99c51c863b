import type { BlockSeed } from './block-types'
import type { Localized } from './types'

export interface PageSeed {
  /** Without the language: `/shared-hosting`. */
  readonly path: string
  readonly title: Localized
  readonly breadcrumb: Localized
  readonly layout: readonly BlockSeed[]
  /** The whole `<title>` (≤ 60 characters) and description (≤ 155), shop's name included. */
  readonly meta: { readonly title: Localized; readonly description: Localized }
  readonly noindex: boolean
}

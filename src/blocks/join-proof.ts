import type { SectionViews } from './registry'
import type { LoadedBlock } from './load-blocks'

interface ProofPart {
  readonly id: string
  readonly slug: 'proof'
  readonly quote: SectionViews['testimonials']
  readonly story: SectionViews['case-studies']
  readonly lang?: undefined
}

export type PagePart = LoadedBlock | ProofPart

/** Puts a single quote and the single story that follows it side by side. */
export function joinProof(blocks: readonly LoadedBlock[]): readonly PagePart[] {
  const parts: PagePart[] = []
  for (const block of blocks) {
    const before = parts.at(-1)
    const isPair =
      before?.slug === 'testimonials' &&
      before.view.presentation === 'quote' &&
      before.view.items.length > 0 &&
      block.slug === 'case-studies' &&
      block.view.presentation === 'feature' &&
      block.view.items.length > 0
    if (isPair) parts.splice(-1, 1, { id: before.id, slug: 'proof', quote: before.view, story: block.view })
    else parts.push(block)
  }
  return parts
}

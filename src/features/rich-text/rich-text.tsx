import type { ReactNode } from 'react'

import { Section, Wide } from '@/ui/section/section'

/** Running text: legal pages, long answers. The document is drawn by whoever knows its format. */
export const RichText = ({ children }: { readonly children: ReactNode }) => (
  <Section>
    <Wide>
      <div className="prose">{children}</div>
    </Wide>
  </Section>
)

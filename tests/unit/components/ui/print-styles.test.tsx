import { expect, it } from 'vitest'
import { PrintStyles } from '@/components/ui/receipt/receipt-paper'
import { drawInWords } from '../../../support/draw-in-words'

it('R25: overrides the theme in print, in any order of stylesheets', () => {
  const css = drawInWords(<PrintStyles />)
  // `[data-theme='dark']` has the specificity of one class; these have two.
  expect(css).toContain(':root:root, :root[data-theme] { color-scheme: light;')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Drawing } from '@/components/ui/drawings/drawing.client'
import { drawings, type DrawingName } from '@/components/ui/drawings/shapes'

const names = Object.keys(drawings) as DrawingName[]

it.each(names)('the drawing of a %s is small, uses theme colours, never yellow, and is decorative', (name) => {
  const svg = renderToStaticMarkup(<Drawing of={name} />)
  expect(svg.length).toBeLessThan(2_000)
  expect(svg).toContain('aria-hidden="true"')
  expect(svg).not.toMatch(/#[0-9a-f]{3}|var\(--plate/i)
})

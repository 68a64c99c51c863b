import { describe, expect, it } from 'vitest'
import { longestWordStyle } from '@/components/ui/section/section'

const widthOf = (heading: string) => Number((longestWordStyle(heading) as Record<string, string> | undefined)?.['--longest-word'] ?? 0)

describe('headings with a long word', () => {
  it('state its width in em; others state nothing', () => {
    expect(widthOf('Nutzungsbedingungen')).toBeGreaterThan(9.5)
    expect(widthOf('Unsere Nutzungsbedingungen')).toBe(widthOf('Nutzungsbedingungen'))
    expect(longestWordStyle('The terms of service')).toBeUndefined()
    expect(longestWordStyle('')).toBeUndefined()
  })

  it('may break at a hyphen', () => expect(longestWordStyle('E-Commerce-Hosting')).toBeUndefined())
})

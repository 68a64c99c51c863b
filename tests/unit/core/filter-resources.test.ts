import { describe, expect, it } from 'vitest'
import { filterResources } from '@/core/filters'

const resources = [
  { type: 'video', title: 'Mover un sitio', description: 'Guía rápida' },
  { type: 'guide', title: 'Choosing a plan', description: 'Shared or VPS' },
  { type: 'guide', title: 'DNS explained', description: 'Records of a domain' },
] as const
const titles = (tab: 'all' | 'video' | 'guide' | 'tutorial', text: string) =>
  filterResources(resources, { tab, text }).map(({ title }) => title)

describe('filterResources', () => {
  it('§2: filters by tab without text', () => {
    expect(titles('all', '')).toHaveLength(3)
    expect(titles('all', '  ')).toHaveLength(3)
    expect(titles('guide', '')).toEqual(['Choosing a plan', 'DNS explained'])
    expect(titles('tutorial', '')).toEqual([])
  })

  it('§2: matches text in title or description, ignoring case and accents', () => {
    expect(titles('all', 'GUIA')).toEqual(['Mover un sitio'])
    expect(titles('all', 'vps')).toEqual(['Choosing a plan'])
  })

  it('§2: requires every word', () => {
    expect(titles('all', 'plan shared')).toEqual(['Choosing a plan'])
    expect(titles('all', 'plan dns')).toEqual([])
  })

  it('§2.39: combines tab and text', () => {
    expect(titles('video', 'dns')).toEqual([])
  })
})

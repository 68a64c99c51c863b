import { describe, expect, it } from 'vitest'

import { locales } from '@/config/locales'
import { NetworkMetrics } from '@/features/network-metrics/network-metrics'
import type { NetworkMetricsView } from '@/features/network-metrics/types'
import { drawInWords } from '../../../support/draw-in-words'

const view: NetworkMetricsView = {
  heading: 'The network',
  intro: null,
  metrics: [{ key: 'response-time', label: 'First answer', value: '38', unit: 'ms', trend: -3 }],
}

describe('the network metrics, as the server draws them', () => {
  it('R9: hold no trend: that is drawn in the browser only', () => {
    const markup = drawInWords(<NetworkMetrics view={view} />)
    expect(markup).toContain('First answer')
    expect(markup).toContain('<dd class="metric__trend"></dd>')
    expect(markup).not.toContain('metric__gauge')
  })

  it('a switch that has nothing to hold is hidden', () => {
    expect(drawInWords(<NetworkMetrics view={view} />)).toMatch(/<button[^>]* hidden=""/)
  })

  it('§4.24, R9: say that they are sample figures, in every language', () => {
    const said = locales.map((locale) => /<p class="small muted">([^<]+)</.exec(drawInWords(<NetworkMetrics view={view} />, locale))?.[1])
    expect(said.filter((words) => !/^(?:Sample figures|Cifras de ejemplo|Chiffres d’exemple|Beispielwerte)/.test(words ?? ''))).toEqual([])
  })

  it('without figures the section is not there', () => {
    expect(drawInWords(<NetworkMetrics view={{ ...view, metrics: [] }} />)).toBe('')
  })
})

import { describe, expect, it } from 'vitest'

import { locales, type Locale } from '@/lib/config/locales'
import { NetworkMetrics } from '@/blocks/network-metrics/component'
import type { NetworkMetricsView } from '@/blocks/network-metrics/live-metrics.client'
import { drawInWords } from '../../../support/draw-in-words'

const view: NetworkMetricsView = {
  heading: 'The network',
  intro: null,
  metrics: [{ key: 'response-time', label: 'First answer', value: '38', unit: 'ms', trend: -3, icon: 'gauge', color: 'action' }],
  isSample: true,
  source: null,
}

const sourced: NetworkMetricsView = { ...view, isSample: false, source: { href: 'https://status.shop.test/', host: 'status.shop.test' } }
const noteOf = (shown: NetworkMetricsView, locale?: Locale) =>
  /<p class="small muted">(?:<span>)?(.*?)(?:<\/span>)? ?<\/p>/.exec(drawInWords(<NetworkMetrics view={shown} />, locale))?.[1]?.trim()

describe('server-rendered network metrics', () => {
  it('R9: contain no trend, which only the browser renders', () => {
    const markup = drawInWords(<NetworkMetrics view={view} />)
    expect(markup).toContain('First answer')
    expect(markup).toContain('<dd class="metric__trend"></dd>')
    expect(markup).not.toContain('metric__gauge')
  })

  it('§3.21: render the icon of a figure in its colour', () => {
    expect(drawInWords(<NetworkMetrics view={view} />)).toMatch(/class="metric__icon" style="color:var\(--action, currentColor\)"><svg/)
  })

  it('hide the pause switch if nothing moves', () => {
    expect(drawInWords(<NetworkMetrics view={view} />)).toMatch(/<button[^>]* hidden=""/)
  })

  it('§4.24, R9: are labelled as sample data in every language when no status page is set', () => {
    const said = locales.map((locale) => noteOf(view, locale))
    expect(said).toEqual([
      'Sample data for illustration.',
      'Datos de muestra, a título ilustrativo.',
      'Données d’exemple, à titre d’illustration.',
      'Beispieldaten zur Veranschaulichung.',
    ])
  })

  it('R9: link the status page and keep the editors’ trends for real figures', () => {
    expect(noteOf(sourced)).toBe('<a href="https://status.shop.test/">Status page: status.shop.test</a>')
    const markup = drawInWords(<NetworkMetrics view={sourced} />)
    expect(markup).toContain('−3.0%')
    expect(markup).not.toContain('<button')
  })

  it('R9: show no trend that nobody entered for real figures', () => {
    const metrics = view.metrics.map((metric) => ({ ...metric, trend: null }))
    expect(drawInWords(<NetworkMetrics view={{ ...sourced, metrics }} />)).toContain('<dd class="metric__trend"></dd>')
  })

  it('render nothing without figures', () => {
    expect(drawInWords(<NetworkMetrics view={{ ...view, metrics: [] }} />)).toBe('')
  })
})

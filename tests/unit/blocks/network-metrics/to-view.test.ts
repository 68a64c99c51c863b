import { describe, expect, it } from 'vitest'

import type { Locale } from '@/lib/config/locales'
import { toNetworkMetricsView } from '@/blocks/network-metrics/component'
import type { Metric, NetworkMetricsBlock } from '@/payload-types'

const block = { blockType: 'network-metrics', heading: 'The network' } as NetworkMetricsBlock
const metric = (value: string, unit: string | null = 'ms') => ({ id: '1', key: 'k', label: 'First answer', value, unit }) as Metric

const view = (documents: readonly Metric[], { statusPage = null, locale = 'en' }: { statusPage?: string | null; locale?: Locale } = {}) =>
  toNetworkMetricsView(block, { documents, statusPage }, locale)
const valueIn = (locale: Locale, value: string) => view([metric(value)], { locale }).metrics[0]?.value

describe('the network metrics’ view', () => {
  it('M9: formats a figure like prices, with the entered decimals', () => {
    expect(valueIn('en', '99.98')).toBe('99.98')
    expect(valueIn('de', '99.98')).toBe('99,98')
    expect(valueIn('de', '1.40')).toBe('1,40')
    expect(valueIn('en', '1640')).toBe('1,640')
    expect(valueIn('en', '0')).toBe('0')
    expect(toNetworkMetricsView(block, { documents: [metric('99.98')], statusPage: null }, undefined).metrics[0]?.value).toBe('99.98')
  })

  it('leaves other text unchanged', () => {
    expect(valueIn('de', '< 1.5')).toBe('< 1.5')
    expect(valueIn('de', '24/7')).toBe('24/7')
    expect(valueIn('de', '')).toBe('')
  })

  it('§3.21: has a trend only if an editor entered one', () => {
    const metrics = [{ ...metric('6'), trend: -3 }, { ...metric('6'), trend: 0 }, metric('6')]
    expect(view(metrics).metrics.map(({ trend }) => trend)).toEqual([-3, 0, null])
  })

  it('R9: marks figures as sample data without a status page', () => {
    expect(view([metric('6')])).toMatchObject({ isSample: true, source: null })
  })

  it('R9: marks demo figures as sample data, whatever the status page', () => {
    const statusPage = 'https://status.shop.test/'
    expect(view([metric('6'), { ...metric('7'), demo: true }], { statusPage }).isSample).toBe(true)
    expect(view([metric('6')], { statusPage })).toMatchObject({ isSample: false, source: { href: statusPage, host: 'status.shop.test' } })
  })

  it('has a unit only if there is one', () => {
    expect(view([metric('6', null), metric('6', '')]).metrics.map(({ unit }) => unit)).toEqual([null, null])
  })
})

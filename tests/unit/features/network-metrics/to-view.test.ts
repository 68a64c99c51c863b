import { describe, expect, it } from 'vitest'

import type { Locale } from '@/config/locales'
import { toNetworkMetricsView } from '@/features/network-metrics/to-view'
import type { Metric, NetworkMetricsBlock } from '@/payload-types'

const block = { blockType: 'network-metrics', heading: 'The network' } as NetworkMetricsBlock
const metric = (value: string, unit: string | null = 'ms') => ({ id: '1', key: 'k', label: 'First answer', value, unit }) as Metric

const valueIn = (locale: Locale, value: string) => toNetworkMetricsView(block, [metric(value)], locale).metrics[0]?.value

describe('the network metrics’ view', () => {
  it('writes a figure as the language does, with the decimals it was typed with', () => {
    expect(valueIn('en', '99.98')).toBe('99.98')
    expect(valueIn('de', '99.98')).toBe('99,98')
    expect(valueIn('de', '1.40')).toBe('1,40')
    expect(valueIn('en', '1640')).toBe('1,640')
    expect(valueIn('en', '0')).toBe('0')
  })

  it('leaves alone what is no number', () => {
    expect(valueIn('de', '< 1.5')).toBe('< 1.5')
    expect(valueIn('de', '24/7')).toBe('24/7')
    expect(valueIn('de', '')).toBe('')
  })

  it('§3.21: has the trend an editor gave, and none where none was given', () => {
    const metrics = [{ ...metric('6'), trend: -3 }, { ...metric('6'), trend: 0 }, metric('6')]
    expect(toNetworkMetricsView(block, metrics, 'en').metrics.map(({ trend }) => trend)).toEqual([-3, 0, null])
  })

  it('has no unit where there is none', () => {
    expect(toNetworkMetricsView(block, [metric('6', null), metric('6', '')], 'en').metrics.map(({ unit }) => unit)).toEqual([null, null])
  })
})

import { describe, expect, it } from 'vitest'
import { joinAmounts } from '@/core/money/currency'
import {
  readAddress,
  readName,
  toItems,
  withPart,
  isMachine,
  machineUnits,
  type GroupView,
  type OptionView,
} from '@/blocks/configurator/configuration'
import { world } from '../../../support/engine/world'

const option = (key: string, type: OptionView['type'], ...periods: readonly OptionView['prices'][number]['period'][]): OptionView => ({
  key,
  type,
  category: type === 'addon' ? 'security' : key.startsWith('cpu') ? 'cpu' : key.startsWith('memory') ? 'memory' : 'storage',
  name: key,
  description: '',
  popular: false,
  prices: periods.map((period) => ({ period, price: joinAmounts(['$1.00']), setupFee: null })),
})
const group = (parameter: string, selection: GroupView['selection'], options: readonly OptionView[]): GroupView => ({
  parameter,
  title: parameter,
  intro: null,
  selection,
  isRequired: false,
  needsName: options.some(({ type }) => type === 'addon'),
  options,
})
const cpu = group('cpu', 'one', [option('cpu-2', 'component', 'monthly', 'yearly'), option('cpu-4', 'component', 'yearly')])
const security = group('security', 'many', [option('ssl', 'addon', 'yearly'), option('domain-lock', 'addon', 'yearly')])
const groups = [security, cpu]
const extensions = [...world.catalog.extensions.values()]
const read = (query: string) => readAddress(new URLSearchParams(query), groups, ['monthly', 'yearly'])

describe('readAddress', () => {
  it('P4: ignores options not sold in the period', () => {
    expect(read('cpu=cpu-4&period=monthly').chosen.get('cpu')).toEqual([])
    expect(read('cpu=cpu-4&period=yearly').chosen.get('cpu')).toEqual(['cpu-4'])
  })

  it('treats an unknown period as the first one', () => {
    expect(read('period=weekly').period).toBe('monthly')
  })
})

const part = (query: string, group: GroupView, chosen: readonly string[], key: string | null, isChosen: boolean, beginsFilled = false) =>
  withPart(new URLSearchParams(query), { group, chosen, key, isChosen, beginsFilled })

describe('withPart', () => {
  it('replaces the option of a single-choice group, and keeps the rest of the URL', () => {
    expect(part('cpu=cpu-2&q=x', cpu, ['cpu-2'], 'cpu-4', true).toString()).toBe('q=x&cpu=cpu-4')
  })

  it('adds and removes several options one by one', () => {
    expect(part('security=ssl', security, ['ssl'], 'domain-lock', true).toString()).toBe('security=ssl&security=domain-lock')
    expect(part('security=ssl&security=domain-lock', security, ['ssl', 'domain-lock'], 'ssl', false).toString()).toBe(
      'security=domain-lock',
    )
  })

  it('§1: removes an empty optional group from the URL', () => {
    expect(part('cpu=cpu-2', cpu, ['cpu-2'], null, true).toString()).toBe('')
  })
})

describe('toItems', () => {
  it('S5: lists the domain first, its yearly add-ons, then the parts in the selected period', () => {
    const items = toItems(groups, read('security=ssl&cpu=cpu-2&period=monthly'), 'otterbean.com')
    expect(items.map(({ type, id, billing, serviceData }) => [type, id, billing, serviceData?.domain])).toEqual([
      ['domain', 'otterbean.com', 'yearly', undefined],
      ['addon', 'ssl', 'yearly', 'otterbean.com'],
      ['component', 'cpu-2', 'monthly', undefined],
    ])
  })

  it('O9: omits add-ons without a domain', () => {
    expect(toItems(groups, read('security=ssl&cpu=cpu-2'), null).map(({ id }) => id)).toEqual(['cpu-2'])
  })
})

describe('a server', () => {
  const parts = [
    cpu,
    group('memory', 'one', [option('memory-16', 'component', 'monthly')]),
    group('storage', 'one', [option('storage-100', 'component', 'monthly')]),
  ]
  const built = (query: string) => toItems(parts, readAddress(new URLSearchParams(query), parts, ['monthly']), null)

  it('O9: forms one bundle: equal parts get the same id', () => {
    const [first, second] = built('cpu=cpu-2&memory=memory-16&storage=storage-100').map(({ serviceData }) => serviceData?.bundle)
    expect(first).toMatch(/^server-[a-z0-9]+$/)
    expect(second).toBe(first)
    expect(built('storage=storage-100&memory=memory-16&cpu=cpu-2')[0]?.serviceData?.bundle).toBe(first)
    expect(built('cpu=cpu-2&memory=memory-16')[0]?.serviceData).toBeUndefined()
  })
})

describe('P15: the initial configuration', () => {
  const popular = (each: OptionView): OptionView => ({ ...each, popular: true })
  const required = (each: GroupView): GroupView => ({ ...each, isRequired: true })
  const cores = required(group('cpu', 'one', [option('cpu-2', 'component', 'monthly'), popular(option('cpu-4', 'component', 'monthly'))]))
  const extra = group('backup', 'one', [option('backup-daily', 'component', 'monthly')])
  const chosenOf = (query: string, ...groups: readonly GroupView[]) =>
    Object.fromEntries(readAddress(new URLSearchParams(query), groups, ['monthly']).chosen)

  it('selects the popular option of each required group, and no optional one', () => {
    expect(chosenOf('', cores, extra)).toEqual({ cpu: ['cpu-4'], backup: [] })
  })

  it('selects one service if nothing is required, and never an add-on of a domain', () => {
    expect(chosenOf('', security, extra)).toEqual({ security: [], backup: ['backup-daily'] })
    expect(chosenOf('', security)).toEqual({ security: [] })
  })

  it('uses options sold in the selected period', () => {
    const parts = required(group('cpu', 'one', [option('cpu-2', 'component', 'monthly'), popular(option('cpu-4', 'component', 'yearly'))]))
    expect(chosenOf('', parts)).toEqual({ cpu: ['cpu-2'] })
  })

  it('yields to the URL, which can also state an empty selection', () => {
    expect(chosenOf('cpu=cpu-2', cores, extra)).toEqual({ cpu: ['cpu-2'], backup: [] })
    expect(chosenOf('backup=', extra)).toEqual({ backup: [] })
    expect(part('', extra, ['backup-daily'], null, true, true).toString()).toBe('backup=')
  })
})

describe('the rendered server', () => {
  const sized = (each: OptionView, size: number): OptionView => ({ ...each, size })
  const cpus = group('cpu', 'one', [sized(option('cpu-2', 'component', 'monthly'), 2), sized(option('cpu-8', 'component', 'monthly'), 8)])
  const disks = { ...group('storage', 'one', [sized(option('storage-100', 'component', 'monthly'), 100)]), isRequired: true }
  const memory = group('memory', 'one', [option('memory-8', 'component', 'monthly')])

  it('has a unit per part, scaled by the largest of its group, and an empty slot per missing required one', () => {
    expect(machineUnits([cpus, disks], new Map([['cpu', ['cpu-2']]]))).toEqual([
      { key: 'cpu-2', kind: 'cpu', name: 'cpu-2', isEmpty: false, size: 2, largest: 8 },
      { key: 'storage', kind: 'storage', name: 'storage', isEmpty: true, size: null, largest: 100 },
    ])
  })

  it('is rendered only if processor, memory and storage are selected', () => {
    expect(isMachine([cpus, memory, disks])).toBe(true)
    expect(isMachine([cpus, disks])).toBe(false)
  })
})

describe('readName', () => {
  it('§5, S2: accepts a complete domain with a sold TLD', () => {
    expect(readName(' OtterBean.com ', extensions)).toEqual({ ok: true, value: 'otterbean.com' })
    expect(readName('otterbean', extensions)).toMatchObject({ ok: false, error: 'unsold-extension' })
    expect(readName('otterbean.example', extensions)).toMatchObject({ ok: false, error: 'unsold-extension' })
  })

  it('§5: reports the first violated rule', () => {
    expect(readName('', extensions)).toMatchObject({ ok: false, error: 'required' })
    expect(readName('-otter.com', extensions)).toMatchObject({ ok: false, error: 'hyphenPosition' })
  })
})

import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { codePrefixes, codeRoutes, codeSections } from '@/lib/config/site-routes'

const root = path.join(import.meta.dirname, '../../../../src/app')
const frames = ['(checkout)', '(site)'].map((frame) => path.join(root, frame, '[lang]'))
const isGroup = (name: string) => name.startsWith('(') || name.startsWith('_')

const addressesBelow = (folder: string, address = ''): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return /^(?:page|route)\.tsx?$/.test(entry.name) ? [address] : []
    return addressesBelow(path.join(folder, entry.name), isGroup(entry.name) ? address : `${address}/${entry.name}`)
  })

describe('paths reserved by the code', () => {
  const all = frames.flatMap((frame) => addressesBelow(frame)).filter((address) => address !== '' && address !== '/[[...path]]')

  it('are the existing screens', () => {
    expect(all.filter((address) => !address.includes('[')).sort()).toEqual([...codeRoutes].sort())
  })

  it('include everything below a dynamic screen', () => {
    const tops = all.filter((address) => address.includes('[')).map((address) => address.slice(0, address.indexOf('/[')))
    expect([...new Set(tops)].sort()).toEqual([...codeSections].sort())
  })

  it('start with root paths without a language', () => {
    expect(addressesBelow(path.join(root, '(payload)')).map((address) => `/${address.split('/')[1]}`)).toEqual(
      expect.arrayContaining([...codePrefixes]),
    )
  })
})

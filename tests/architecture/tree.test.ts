import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCycles, withoutLateImports, withoutTypeImports } from '../support/architecture/import-graph'
import { graphOf, readSourceGraph, roomOf } from '../support/architecture/room-graph'
import { cataloguesInBrowser, lateModulesAtStart, serverFilesInBrowser, zodInBrowser } from './rules/browser-reach'

const projectRoot = path.resolve(import.meta.dirname, '../..')
const source = readSourceGraph(projectRoot)

describe('import graph of src', () => {
  it('covers the source files and resolves their imports', () => {
    expect(source.size).toBeGreaterThan(1000)
    expect([...source.values()].flat().length).toBeGreaterThan(source.size)
  })

  it('has no cycle between files, type imports included', () => {
    expect(findCycles(source)).toEqual([])
  })

  it('has no cycle between modules', () => {
    expect(findCycles(graphOf(source, roomOf))).toEqual([])
  })

  it('reaches no server code from a client component', () => {
    expect(serverFilesInBrowser(projectRoot, source)).toEqual([])
  })

  it('loads Zod in the browser only where it may not probe for eval, which the CSP forbids', () => {
    expect(zodInBrowser(projectRoot, readSourceGraph(projectRoot, withoutTypeImports))).toEqual([])
  })

  it('sends with every page only what it needs at its start', () => {
    expect(lateModulesAtStart(projectRoot, readSourceGraph(projectRoot, withoutLateImports))).toEqual([])
  })

  it('reaches no catalogue of the admin’s texts from a client component', () => {
    expect(cataloguesInBrowser(projectRoot, readSourceGraph(projectRoot, withoutTypeImports))).toEqual([])
  })
})

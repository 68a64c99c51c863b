import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCycles } from '../../scripts/rooms/import-graph'
import { drawRooms, folderOf, graphOf, readSourceGraph } from '../../scripts/rooms/room-graph'
import { fixtureRoot, projectRoot } from './lint'
import { serverFilesInBrowser } from './rules/browser-reach'

const fixture = readSourceGraph(fixtureRoot)
const source = readSourceGraph(projectRoot)

describe('no cycles, not even of types', () => {
  it('is red on a circle', () => {
    expect(findCycles(fixture)).toEqual([
      'src/core/circle-one.ts → src/core/circle-two.ts → src/core/circle-one.ts',
      'src/core/type-circle-one.ts → src/core/type-circle-two.ts → src/core/type-circle-one.ts',
    ])
  })

  it('the source has none', () => {
    expect(findCycles(source)).toEqual([])
  })

  it('is red on folders that import each other, file by file without a circle', () => {
    expect(findCycles(graphOf(fixture, folderOf))).toContain('src/core/east → src/core/west → src/core/east')
  })

  it('no folder of the source is in a ring of folders, nor with a folder of its own', () => {
    expect(findCycles(graphOf(source, folderOf))).toEqual([])
  })
})

describe('the drawing of the rooms', () => {
  it('in docs/architecture.md is the one that npm run rooms draws', () => {
    expect(readFileSync(path.join(projectRoot, 'docs/architecture.md'), 'utf8')).toContain(`\n${drawRooms(projectRoot)}\n`)
  })
})

describe('what the browser knows of the server is the contract', () => {
  it('is red on a file of the server that a client component reaches, and not on one behind a server action', () => {
    expect(serverFilesInBrowser(fixtureRoot, fixture)).toEqual([
      'src/features/hero/shows.client.tsx → src/features/hero/amount.ts → src/server/catalog/find-plan.ts',
    ])
  })

  it('no client component reaches a file of the server', () => {
    expect(serverFilesInBrowser(projectRoot, source)).toEqual([])
  })
})

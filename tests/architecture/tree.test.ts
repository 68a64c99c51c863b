import { describe, expect, it } from 'vitest'
import { filesUnder } from './files'
import { findCycles, readImportGraph } from './import-graph'
import { fixtureRoot, projectRoot } from './lint'

const typescriptIn = (root: string) => filesUnder(root).filter((file) => /^src\/.*\.tsx?$/.test(file))

describe('no cycles, not even of types', () => {
  it('is red on a circle', () => {
    expect(findCycles(readImportGraph(fixtureRoot, typescriptIn(fixtureRoot)))).toEqual([
      'src/core/circle-one.ts → src/core/circle-two.ts → src/core/circle-one.ts',
      'src/core/type-circle-one.ts → src/core/type-circle-two.ts → src/core/type-circle-one.ts',
    ])
  })

  it('the source has none', () => {
    const files = typescriptIn(projectRoot).filter((file) => !/^src\/(?:payload-types\.ts|cms\/migrations\/)/.test(file))
    expect(findCycles(readImportGraph(projectRoot, files))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { filesUnder } from './files'
import { findCycles, readImportGraph } from './import-graph'
import { findingsOf, fixtureRoot, projectLint, projectRoot } from './lint'

const typescriptIn = (root: string) => filesUnder(root).filter((file) => /^src\/.*\.tsx?$/.test(file))

it('the whole project keeps every rule: layers, cycles, purity, sizes, words', async () => {
  const results = await projectLint().lintFiles(['.'])
  expect(results.length).toBeGreaterThan(100)
  const findings = findingsOf(results, projectRoot, 'warning')
  expect(findings.map(({ file, line, rule, message }) => `${file}:${line} ${rule}: ${message.split('\n')[0]}`)).toEqual([])
})

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

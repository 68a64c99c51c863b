import { describe, expect, it } from 'vitest'
import { folderBeside } from '../../../scripts/lib/build.mjs'

describe('a new build', () => {
  it('uses a folder that no running shop serves from', () => {
    expect(folderBeside(undefined)).toBe('.next')
    expect(folderBeside('.next')).toBe('.next-beside')
    expect(folderBeside('.next-beside')).toBe('.next')
  })
})

import { expect, it } from 'vitest'
import { formatDuration } from '../../../scripts/steps/progress.mjs'

it.each([
  [12, '12 ms'],
  [999.4, '999 ms'],
  [1234, '1.2 s'],
  [61_000, '1 min 1 s'],
  [119_600, '2 min 0 s'],
])('%d ms reads %s', (milliseconds, text) => expect(formatDuration(milliseconds)).toBe(text))

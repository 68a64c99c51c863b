import { describe, expect, it } from 'vitest'
import {
  failuresInVitestLog,
  holdToExitCode,
  readTally,
  sumTallies,
  tallyLine,
  tallyPlaywright,
  tallyVitest,
} from '../../runner/test-results.mjs'

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((state) => ({ status: state })) })

describe('the last line of npm test', () => {
  it('sums up all runners', () => {
    expect(
      tallyLine(
        sumTallies([
          { passed: 2, failed: 0 },
          { passed: 40, failed: 3 },
        ]),
      ),
    ).toBe('42 passed, 3 failed')
  })

  it('counts vitest’s tests without skipped ones', () => {
    expect(tallyVitest({ testResults: [file('passed', 'passed', 'pending'), file('failed', 'passed', 'failed')] })).toEqual({
      passed: 2,
      failed: 1,
    })
  })

  it('counts a file that fails to load as a failure', () => {
    expect(tallyVitest({ testResults: [file('failed'), file('passed', 'passed')] })).toEqual({ passed: 1, failed: 1 })
  })

  it('counts a flaky browser test and an error outside the tests as failures', () => {
    expect(tallyPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] })).toEqual({ passed: 5, failed: 3 })
  })

  it('repeats failure details of the log, without colours', () => {
    const log = '✓ a.test.ts\n\u001b[31m⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\u001b[39m\n\n FAIL  b.test.ts > adds\n- 1\n+ 2\n\n Test Files  1 failed\n'
    expect(failuresInVitestLog(log)).toBe(' FAIL  b.test.ts > adds\n- 1\n+ 2')
    expect(failuresInVitestLog('✓ a.test.ts\n Test Files  1 passed\n')).toBeUndefined()
  })

  it('is never better than the exit code', () => {
    expect(holdToExitCode({ passed: 9, failed: 0 }, 1)).toEqual({ passed: 9, failed: 1 })
    expect(holdToExitCode({ passed: 9, failed: 2 }, 1)).toEqual({ passed: 9, failed: 2 })
    expect(holdToExitCode({ passed: 9, failed: 0 }, 0)).toEqual({ passed: 9, failed: 0 })
  })

  it('counts a runner without tests or report as failed', () => {
    expect(holdToExitCode({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
    expect(readTally('/nowhere/report.json', tallyVitest, 0)).toEqual({ passed: 0, failed: 1 })
  })
})

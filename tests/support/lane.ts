import { locales, type Locale } from '@/lib/config/locales'

/** For a slow test in a gate file: `it.runIf(inFullLane)`. True if files are named (docs/testing.md). */
export const inFullLane = process.env['TEST_LANE'] !== 'gate'

/** For a test repeated in each language: a sample of two in the gate. */
export const laneLocales: readonly Locale[] = inFullLane ? locales : ['en', 'de']

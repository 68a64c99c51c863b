import type { SelectOption } from '@/components/ui/select/select'

const offered: readonly number[] = [300, 3600, 14_400, 86_400]

const unitsOf = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const

/** For example "1 hour". */
export const duration = (seconds: number, locale: string): string => {
  const [unit, size] = Object.entries(unitsOf).find(([, each]) => seconds % each === 0) ?? ['second', 1]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size)
}

/** TTL choices; the current value is always included. */
export const ttlOptions = (locale: string, standing = 3600): readonly SelectOption[] =>
  [...new Set([...offered, standing])]
    .sort((first, second) => first - second)
    .map((seconds) => ({ value: String(seconds), label: duration(seconds, locale) }))

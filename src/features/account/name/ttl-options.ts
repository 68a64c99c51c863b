import type { SelectOption } from '@/components/ui/select/select'

const offered: readonly number[] = [300, 3600, 14_400, 86_400]

const unitsOf = { day: 86_400, hour: 3600, minute: 60, second: 1 } as const

/** "1 hour", in the visitor's language. */
export const duration = (seconds: number, locale: string): string => {
  const [unit, size] = Object.entries(unitsOf).find(([, each]) => seconds % each === 0) ?? ['second', 1]
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size)
}

/** How long others may keep a record; what it says already is always among them. */
export const ttlOptions = (locale: string, standing = 3600): readonly SelectOption[] =>
  [...new Set([...offered, standing])]
    .sort((first, second) => first - second)
    .map((seconds) => ({ value: String(seconds), label: duration(seconds, locale) }))

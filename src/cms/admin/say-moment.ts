import type { Reader } from '@/cms/words'

const styles = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const

/** A moment in the reader's language, by the clocks of the machine it is read on. */
export const sayMoment = ({ i18n }: Reader, at: number | string): string =>
  new Intl.DateTimeFormat(i18n.language, styles).format(new Date(at))

/** The same where nobody knows the reader's clocks: by those of UTC, and it says so. */
export const sayUtcMoment = ({ i18n }: Reader, at: number | string): string =>
  `${new Intl.DateTimeFormat(i18n.language, { ...styles, timeZone: 'UTC' }).format(new Date(at))} UTC`

/** A day of UTC, which is what terms and prices count in. */
export const sayDay = ({ i18n }: Reader, at: number | string): string =>
  new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at))

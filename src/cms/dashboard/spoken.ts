import type { Reader } from '@/cms/words'

export const numberText = ({ i18n }: Reader, value: number): string => new Intl.NumberFormat(i18n.language).format(value)

export const percentText = ({ i18n }: Reader, value: number, { isSigned = false } = {}): string =>
  new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    maximumFractionDigits: isSigned ? 0 : 1,
    ...(isSigned ? { signDisplay: 'exceptZero' as const } : {}),
  }).format(value)

export const secondsText = ({ i18n }: Reader, milliseconds: number): string =>
  `${new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(Math.max(0, milliseconds) / 1000)}\u00a0s`

/** How moments are said: in the reader's language, by the clocks of the shop's zone. */
export interface Clock {
  /** By its IANA name. */
  readonly zone: string
  readonly moment: (at: number) => string
  readonly day: (at: number) => string
}

export const clockOf = ({ i18n }: Reader, zone: string): Clock => {
  const moment = new Intl.DateTimeFormat(i18n.language, {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const day = new Intl.DateTimeFormat(i18n.language, { timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' })
  return { zone, moment: (at) => moment.format(at), day: (at) => day.format(at) }
}

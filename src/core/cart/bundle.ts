import type { CartLine } from './types'

/** O9: a line, and where it is a part of something that was put together, all its parts. They are paid by the same period. */
export const partsOf = (lines: readonly CartLine[], lineId: string): readonly CartLine[] => {
  const line = lines.find((each) => each.lineId === lineId)
  const bundle = line?.serviceData?.bundle
  return lines.filter(
    (each) => each === line || (bundle !== undefined && each.serviceData?.bundle === bundle && each.billing === line?.billing),
  )
}

import { ok, refuse, type Result } from '../result'
import { parseHostName } from './host-name'

/** N8: how many a name is delegated to, as registries take them. */
export const nameserverLimits = { least: 2, most: 13 } as const

export const nameserverFaults = ['host', 'within', 'tooFew', 'tooMany'] as const

export interface NameserverFault {
  readonly fault: (typeof nameserverFaults)[number]
  readonly value?: string
}

/** N8: names as they were typed, one a line. One below the name itself would need its address at the registry, which the shop does not keep. */
export const parseNameservers = (zone: string, typed: readonly string[]): Result<readonly string[], NameserverFault> => {
  const names: string[] = []
  for (const value of typed.map((each) => each.trim()).filter((each) => each !== '')) {
    const name = parseHostName(value)
    if (name === null) return refuse({ fault: 'host', value })
    if (name === zone || name.endsWith(`.${zone}`)) return refuse({ fault: 'within', value })
    if (!names.includes(name)) names.push(name)
  }
  if (names.length < nameserverLimits.least) return refuse({ fault: 'tooFew' })
  return names.length > nameserverLimits.most ? refuse({ fault: 'tooMany' }) : ok(names)
}

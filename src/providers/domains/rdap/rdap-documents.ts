import { z } from 'zod'

/** RFC 9083 §5.1-5.3, read leniently: apart from the name, whatever is missing or malformed is left out, never trusted. */
const event = z.object({ eventAction: z.string(), eventDate: z.string() })

const registrarEntity = z.object({
  roles: z.array(z.string()),
  // RFC 7095: ["vcard", [[name, parameters, type, value], …]]
  vcardArray: z
    .tuple([z.literal('vcard'), z.array(z.array(z.unknown()))])
    .optional()
    .catch(undefined),
})

const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item.nullable().catch(null))
    .transform((all) => all.filter((each) => each !== null).slice(0, 100))
    .catch([])

const domainSchema = z.object({
  objectClassName: z.literal('domain'),
  ldhName: z.string(),
  status: listOf(z.string()),
  events: listOf(event),
  entities: listOf(registrarEntity),
  nameservers: listOf(z.object({ ldhName: z.string() })),
})

/** RFC 9083 §6. */
const errorSchema = z.object({ errorCode: z.number(), rdapConformance: z.array(z.string()).optional().catch(undefined) })

const conformanceSchema = z.object({ rdapConformance: z.array(z.string()) })

/** RFC 9083 §4.1: every answer says which version it speaks. */
const baseConformance = 'rdap_level_0'

export type RdapDomain = z.output<typeof domainSchema>

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

export const readRdapDomain = (body: string): RdapDomain | null => domainSchema.safeParse(parseJson(body)).data ?? null

export interface RdapError {
  readonly errorCode: number
  readonly saysItIsRdap: boolean
}

export const readRdapError = (body: string): RdapError | null => {
  const { data } = errorSchema.safeParse(parseJson(body))
  return data ? { errorCode: data.errorCode, saysItIsRdap: data.rdapConformance?.includes(baseConformance) ?? false } : null
}

/** RFC 9082 §3.1.6: what a server answers to `help`. */
export const isRdapHelp = (body: string): boolean =>
  conformanceSchema.safeParse(parseJson(body)).data?.rdapConformance.includes(baseConformance) ?? false

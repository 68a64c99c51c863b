import { z } from 'zod'
import { contactRoles } from '@/core/domains/name-contacts'
import { ofCountry } from './address-of-country'
import { registrantSchema } from './checkout'

/** N9: one of the people behind a name. */
export const nameContactSchema = ofCountry(z.object({ role: z.enum(contactRoles), ...registrantSchema.shape }))

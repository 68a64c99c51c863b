import { z } from 'zod'
import { contactRoles } from '@/core/domains/name-contacts'
import { registrantSchema } from './checkout'

/** N9: one of the people behind a name. */
export const nameContactSchema = z.object({ role: z.enum(contactRoles), ...registrantSchema.shape })

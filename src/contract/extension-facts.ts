import { z } from 'zod'
import { ofFlags, ofTexts } from '@/core/catalog/extension-facts'

/** The facts of an extension, as the calls tell them that answer with one. */
export const factShapes = { ...ofFlags(() => z.boolean()), ...ofTexts(() => z.string()) }

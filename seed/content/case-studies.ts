import type { CaseStudySeed } from '../story-types'
import { largerCaseStudies } from './case-studies/larger'
import { smallerCaseStudies } from './case-studies/smaller'

/** In display order. Invented customers: demo content (R10). */
export const caseStudies: readonly CaseStudySeed[] = [...largerCaseStudies, ...smallerCaseStudies]

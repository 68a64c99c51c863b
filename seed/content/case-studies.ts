import type { CaseStudySeed } from '../story-types'
import { largerCaseStudies } from './case-studies/larger'
import { smallerCaseStudies } from './case-studies/smaller'

/** All case studies in display order. The customers are invented: demo content (R10). */
export const caseStudies: readonly CaseStudySeed[] = [...largerCaseStudies, ...smallerCaseStudies]

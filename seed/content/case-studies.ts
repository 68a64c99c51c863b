import type { CaseStudySeed } from '../story-types'
import { largerCaseStudies } from './case-studies/larger'
import { smallerCaseStudies } from './case-studies/smaller'

/** Registry of the stories, in the order they are shown. Invented customers: demo content (R10). */
export const caseStudies: readonly CaseStudySeed[] = [...largerCaseStudies, ...smallerCaseStudies]
